const logo =
  '<symbol id="logo" viewBox="-46 -53 92 106"><g fill="#8dd6f9"><polygon points="-41.6,-26.6 0,-50.6 41.6,-26.6 24.2,-16.6 0,-30.6 -24.2,-16.6"/><polygon points="43.8,-22.7 43.8,25.3 2.3,49.3 2.3,29.3 26.5,15.3 26.5,-12.7"/><polygon points="-2.3,49.3 -43.8,25.3 -43.8,-22.7 -26.5,-12.7 -26.5,15.3 -2.3,29.3"/></g><g fill="#1c78c0"><polygon points="0,-24.9 20.4,-13.2 0,-1.4 -20.4,-13.2"/><polygon points="21.6,12.4 1.2,24.2 1.2,0.7 21.6,-11"/><polygon points="-21.6,12.5 -21.6,-11 -1.2,0.7 -1.2,24.2"/></g></symbol>';
const cube =
  '<symbol id="cube-s" viewBox="-18 -20 36 40"><polygon points="0,-19 16.5,-9.5 0,0 -16.5,-9.5" fill="#b5e4fb"/><polygon points="16.5,9.5 0,19 0,0 16.5,-9.5" fill="#8dd6f9"/><polygon points="-16.5,9.5 -16.5,-9.5 0,0 0,19" fill="#1c78c0"/></symbol>';

/** The hidden drawing of the marks; it stands once in each document, outside of React. */
export const sprite = `<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">${logo}${cube}</svg>`;
