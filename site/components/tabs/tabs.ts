let count = 0;

/** Returns the storage key of the choice for tabs of one kind. */
const keyOf = (kind: string): string => `tabs:${kind}`;

/** Returns the kind of tabs: the name given by the page, or else their titles. */
function kindOf(root: HTMLElement, panels: HTMLElement[]): string {
  const props: unknown = JSON.parse(root.dataset.props ?? "{}");
  const sync = typeof props === "object" && props !== null && "sync" in props ? props.sync : null;
  return typeof sync === "string" ? sync : panels.map(panel => panel.dataset.title).join("|");
}

/**
 * Returns the reader's stored choice for a kind of tabs, or `null` if there is none or storage is
 * unavailable.
 */
function remembered(kind: string): string | null {
  try {
    return localStorage.getItem(keyOf(kind));
  } catch {
    return null;
  }
}

function remember(kind: string, title: string): void {
  try {
    localStorage.setItem(keyOf(kind), title);
  } catch {
    // Without storage, the choice applies only to this page.
  }
}

/** Returns the step by which a key moves between tabs, which follow the text direction. */
function stepOf(key: string, list: HTMLElement): number | undefined {
  const forward = getComputedStyle(list).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  return key === forward ? 1 : key === "ArrowRight" || key === "ArrowLeft" ? -1 : undefined;
}

function choose(tabs: HTMLButtonElement[], panels: HTMLElement[], at: number): void {
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute("aria-selected", String(index === at));
    tab.tabIndex = index === at ? 0 : -1;
    const panel = panels[index];
    if (panel) panel.hidden = index !== at;
  }
}

function start(root: HTMLElement): void {
  const panels = [...root.querySelectorAll<HTMLElement>(":scope > .tab")];
  if (panels.length < 2) return;
  const list = document.createElement("div");
  const isOfCode = panels.every(panel =>
    [...panel.children].every(child => child.matches("figure, .tab__title")),
  );
  list.className = isOfCode ? "tabs-list on-slate" : "tabs-list";
  list.setAttribute("role", "tablist");
  const id = `dx-tabs${count++}`;
  const tabs = panels.map((panel, index) => {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.setAttribute("role", "tab");
    tab.id = `${id}-${index}`;
    tab.textContent = panel.dataset.title ?? "";
    panel.setAttribute("role", "tabpanel");
    panel.id ||= `${id}-panel-${index}`;
    panel.setAttribute("aria-labelledby", tab.id);
    tab.setAttribute("aria-controls", panel.id);
    list.append(tab);
    return tab;
  });
  const kind = kindOf(root, panels);
  const show = (title: string | null): void => {
    const at = panels.findIndex(panel => panel.dataset.title === title);
    if (at >= 0) choose(tabs, panels, at);
  };
  // A choice applies to all tabs of the same kind, on this page and later ones.
  const pick = (at: number): void => {
    choose(tabs, panels, at);
    const title = panels[at]?.dataset.title ?? "";
    remember(kind, title);
    document.dispatchEvent(new CustomEvent("tabs-choice", {detail: {kind, title}}));
  };
  const positionOf = (target: EventTarget | null): number =>
    target instanceof HTMLButtonElement ? tabs.indexOf(target) : -1;
  document.addEventListener("tabs-choice", event => {
    const {kind: chosen, title} = (event as CustomEvent<{kind: string; title: string}>).detail;
    if (chosen === kind && root.isConnected) show(title);
  });
  list.addEventListener("click", event => {
    const at = positionOf(event.target);
    if (at >= 0) pick(at);
  });
  list.addEventListener("keydown", event => {
    const now = positionOf(event.target);
    const last = tabs.length - 1;
    const step = stepOf(event.key, list);
    const at =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? last
          : step && (now + step + tabs.length) % tabs.length;
    if (at === undefined) return;
    event.preventDefault();
    pick(at);
    tabs[at]?.focus();
  });
  choose(tabs, panels, 0);
  show(remembered(kind));
  root.classList.add("has-tabs");
  root.prepend(list);
}

/**
 * Hydrates the tabs of a body (ARIA Authoring Practices, automatic activation). Without scripts, all panels
 * are visible.
 */
export function startTabs(within: HTMLElement): void {
  for (const root of within.querySelectorAll<HTMLElement>('[data-island="Tabs"]:not(.has-tabs)')) start(root);
}
