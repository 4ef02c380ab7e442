/** Outlines of the icons, in a box of 24 by 24. */
const icons: Record<string, string> = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  chev: '<path d="m9 6 6 6-6 6"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  repo: '<circle cx="7" cy="5.5" r="2.5"/><circle cx="7" cy="18.5" r="2.5"/><circle cx="17" cy="8.5" r="2.5"/><path d="M7 8v8M17 11c0 4-4 4.5-7.5 4.5"/>',
  social: '<path d="M12 16a4 4 0 1 1 0-8 4 4 0 0 1 4 4v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5"/>',
  qa: '<path d="M4 5h16v11h-8l-4.5 4v-4H4z"/><path d="M9.8 9a2.2 2.2 0 1 1 3 2c-.6.3-.8.6-.8 1.2M12 13.8v.1"/>',
  chat: '<path d="M4 5h16v11h-8l-4.5 4v-4H4zM8 9.5h8M8 12.5h5"/>',
  package: '<path d="M12 3.5 20 8v8l-8 4.5L4 16V8zM4 8l8 4.5L20 8M12 12.5v8"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17"/>',
  edit: '<path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4"/>',
  print: '<path d="M7 9V4h10v5M7 17H4v-7h16v7h-3"/><path d="M7 14h10v6H7z"/>',
  copy: '<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V4h11v1"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  arrow: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  enter: '<path d="M19 6v6a3 3 0 0 1-3 3H6M10 11l-4 4 4 4"/>',
  page: '<path d="M6 3h8l4 4v14H6zM14 3v4h4"/>',
  hash: '<path d="M9 4 7 20M17 4l-2 16M4 9h16M4 15h16"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  alert: '<path d="M12 3 21 8v8l-9 5-9-5V8z"/><path d="M12 8v5M12 16v.1"/>',
  hand: '<circle cx="12" cy="8" r="3.5"/><path d="M5 20c0-4 3-6 7-6s7 2 7 6"/>',
};

const logo =
  '<symbol id="logo" viewBox="-46 -53 92 106"><g fill="#8dd6f9"><polygon points="-41.6,-26.6 0,-50.6 41.6,-26.6 24.2,-16.6 0,-30.6 -24.2,-16.6"/><polygon points="43.8,-22.7 43.8,25.3 2.3,49.3 2.3,29.3 26.5,15.3 26.5,-12.7"/><polygon points="-2.3,49.3 -43.8,25.3 -43.8,-22.7 -26.5,-12.7 -26.5,15.3 -2.3,29.3"/></g><g fill="#1c78c0"><polygon points="0,-24.9 20.4,-13.2 0,-1.4 -20.4,-13.2"/><polygon points="21.6,12.4 1.2,24.2 1.2,0.7 21.6,-11"/><polygon points="-21.6,12.5 -21.6,-11 -1.2,0.7 -1.2,24.2"/></g></symbol>';
const cube =
  '<symbol id="cube-s" viewBox="-18 -20 36 40"><polygon points="0,-19 16.5,-9.5 0,0 -16.5,-9.5" fill="#b5e4fb"/><polygon points="16.5,9.5 0,19 0,0 16.5,-9.5" fill="#8dd6f9"/><polygon points="-16.5,9.5 -16.5,-9.5 0,0 0,19" fill="#1c78c0"/></symbol>';

const symbols = Object.entries(icons).map(
  ([name, outline]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${outline}</symbol>`,
);

/** The hidden drawing that holds every icon; it stands once in each document, outside of React. */
export const sprite = `<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">${logo}${cube}${symbols.join("")}</svg>`;
