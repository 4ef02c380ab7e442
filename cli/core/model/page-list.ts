/** Placeholder of a page list: its component, and the class of the element that is filled once all pages are known. */
export const PAGE_LIST = {name: "PageList", class: "page-list"} as const;
