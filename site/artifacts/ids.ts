/**
 * Prefix of all ids in the page layout. The command-line tool never assigns such an id to a heading and
 * removes it from HTML, so page content can't be mistaken for the layout.
 */
export const FRAME_ID = "dx-";
/** Id of the data block in a prerendered document. */
export const BOOT_ID = `${FRAME_ID}boot`;
/** Id of the element that contains the body of a page. */
export const BODY_ID = `${FRAME_ID}body`;
