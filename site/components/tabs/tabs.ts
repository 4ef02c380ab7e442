let count = 0;

/** Where the choice among tabs of one kind is kept. */
const keyOf = (kind: string): string => `tabs:${kind}`;

/** What makes tabs of one kind: the name that the page gives them, else their titles. */
function kindOf(root: HTMLElement, panels: HTMLElement[]): string {
  const props: unknown = JSON.parse(root.dataset.props ?? "{}");
  const sync = typeof props === "object" && props !== null && "sync" in props ? props.sync : null;
  return typeof sync === "string" ? sync : panels.map(panel => panel.dataset.title).join("|");
}

/** The reader's choice among tabs of a kind; none where storage is refused. */
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
    // The choice is good for this page, then.
  }
}

/** The step that a key moves by between tabs, which stand in the direction of the text. */
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
  // A choice holds for all tabs of its kind, on this page and the next.
  const pick = (at: number): void => {
    choose(tabs, panels, at);
    const title = panels[at]?.dataset.title ?? "";
    remember(kind, title);
    document.dispatchEvent(new CustomEvent("tabs-choice", {detail: {kind, title}}));
  };
  document.addEventListener("tabs-choice", event => {
    const {kind: chosen, title} = (event as CustomEvent<{kind: string; title: string}>).detail;
    if (chosen === kind && root.isConnected) show(title);
  });
  list.addEventListener("click", event => {
    const at = tabs.indexOf(event.target as HTMLButtonElement);
    if (at >= 0) pick(at);
  });
  list.addEventListener("keydown", event => {
    const now = tabs.indexOf(event.target as HTMLButtonElement);
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

/** Brings the tabs of a body to life (ARIA Authoring Practices, automatic activation); without scripts all panels show. */
export function startTabs(within: HTMLElement): void {
  for (const root of within.querySelectorAll<HTMLElement>('[data-island="Tabs"]:not(.has-tabs)')) start(root);
}
