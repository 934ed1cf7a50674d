({
  /** Controls and regions that are shown and that a screen reader could not name. */
  nameless() {
    const controls = "button, a[href], input, select, summary, dialog[open], nav, section[aria-label], [role=button], [role=tab], svg[role]";
    const named = (node) =>
      node.getAttribute("aria-label") ||
      node.textContent.trim() ||
      node.title ||
      [...(node.labels ?? [])].some((label) => label.textContent.trim()) ||
      document.getElementById(node.getAttribute("aria-labelledby"))?.textContent.trim();
    return [...document.querySelectorAll(controls)]
      .filter((node) => node.checkVisibility() && !node.closest("[aria-hidden=true]") && !named(node))
      .map((node) => node.outerHTML.slice(0, 120));
  },

  /** Faults of the document: ids used twice, references to nothing, pictures without a text, no language, no title. */
  broken() {
    const faults = [];
    const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
    for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) faults.push(`twice: ${id}`);
    for (const name of ["aria-labelledby", "aria-describedby", "aria-controls"]) {
      for (const node of document.querySelectorAll(`[${name}]`)) {
        for (const id of node.getAttribute(name).split(" ")) if (!document.getElementById(id)) faults.push(`${name}: ${id}`);
      }
    }
    for (const image of document.querySelectorAll("img:not([alt])")) faults.push(`no alt: ${image.src}`);
    if (!document.documentElement.lang) faults.push("no language");
    if (document.querySelectorAll("main").length !== 1) faults.push("not one main part");
    if (!document.title) faults.push("no title");
    return faults;
  },

  /** Controls that are shown and smaller than a finger. */
  small(finger) {
    const controls = "button, select, summary, input:not([type=checkbox], [type=file], [type=range])";
    return [...document.querySelectorAll(controls)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".log"))
      .map((node) => [node.outerHTML.slice(0, 80), node.getBoundingClientRect()])
      .filter(([, box]) => box.width && (box.height < finger - 0.5 || box.width < finger - 0.5))
      .map(([text, box]) => `${text} ${Math.round(box.width)} x ${Math.round(box.height)}`);
  },

  /** Texts on a plain ground that stand out from it by less than 4.5 to 1. */
  faint() {
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgba = (colour) => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      return paint.getImageData(0, 0, 1, 1).data;
    };
    const light = (colour) => {
      const part = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const [r, g, b] = rgba(colour);
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const ground = (node) => {
      for (let at = node; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.backgroundImage !== "none") return null;
        if (rgba(style.backgroundColor)[3] > 250) return style.backgroundColor;
      }
      return null;
    };
    const isRead = (node) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !node.closest("svg, .hero, :disabled, .unseen") &&
      [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    const faults = [];
    for (const node of [...document.body.querySelectorAll("*")].filter(isRead)) {
      const under = ground(node);
      if (!under) continue;
      const [one, two] = [light(getComputedStyle(node).color), light(under)].sort((a, b) => b - a);
      const ratio = (one + 0.05) / (two + 0.05);
      if (ratio < 4.5) faults.push(`${ratio.toFixed(2)}: ${node.textContent.trim().slice(0, 40)}`);
    }
    return faults;
  },
})
