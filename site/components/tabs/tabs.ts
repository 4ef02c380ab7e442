let count = 0;

/** Keys that move between tabs, as steps. */
const STEPS: Record<string, number> = {ArrowRight: 1, ArrowLeft: -1};

function choose(tabs: HTMLButtonElement[], panels: HTMLElement[], at: number): void {
  for (const [index, tab] of tabs.entries()) {
    tab.ariaSelected = String(index === at);
    tab.tabIndex = index === at ? 0 : -1;
    const panel = panels[index];
    if (panel) panel.hidden = index !== at;
  }
}

function start(root: HTMLElement): void {
  const panels = [...root.querySelectorAll<HTMLElement>(":scope > .tab")];
  if (panels.length < 2) return;
  const list = document.createElement("div");
  list.className = "tabs-list";
  list.role = "tablist";
  const id = `tabs${count++}`;
  const tabs = panels.map((panel, index) => {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.role = "tab";
    tab.id = `${id}-${index}`;
    tab.textContent = panel.dataset.title ?? "";
    panel.role = "tabpanel";
    panel.id ||= `${id}-panel-${index}`;
    panel.setAttribute("aria-labelledby", tab.id);
    tab.setAttribute("aria-controls", panel.id);
    list.append(tab);
    return tab;
  });
  list.addEventListener("click", event => {
    const at = tabs.indexOf(event.target as HTMLButtonElement);
    if (at >= 0) choose(tabs, panels, at);
  });
  list.addEventListener("keydown", event => {
    const now = tabs.indexOf(event.target as HTMLButtonElement);
    const last = tabs.length - 1;
    const step = STEPS[event.key];
    const at =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? last
          : step && (now + step + tabs.length) % tabs.length;
    if (at === undefined) return;
    event.preventDefault();
    choose(tabs, panels, at);
    tabs[at]?.focus();
  });
  choose(tabs, panels, 0);
  root.classList.add("has-tabs");
  root.prepend(list);
}

/** Brings the tabs of a body to life (ARIA Authoring Practices, automatic activation); without scripts all panels show. */
export function startTabs(within: HTMLElement): void {
  for (const root of within.querySelectorAll<HTMLElement>('[data-island="Tabs"]:not(.has-tabs)')) start(root);
}
