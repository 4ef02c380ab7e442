/**
 * Start of every id that the frame around a page uses. The command line tool gives no heading such an id and takes it from
 * HTML, so nothing in a page is ever taken for a part of the frame.
 */
export const FRAME_ID = "dx-";
/** Id of the data block in a prerendered document. */
export const BOOT_ID = `${FRAME_ID}boot`;
/** Id of the element that holds the body of a page. */
export const BODY_ID = `${FRAME_ID}body`;
