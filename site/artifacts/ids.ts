/** Id of the data block in a prerendered document. */
export const BOOT_ID = "boot";
/** Id of the element that holds the body of a page. */
export const BODY_ID = "body";
