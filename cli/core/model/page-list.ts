/** The place of a list of pages in a body: its component, and the class of the element that is filled when all pages are known. */
export const PAGE_LIST = {name: "PageList", class: "page-list"} as const;
