/** Stops the animations of an element while no part of it is in view. Returns the function that ends the watch. */
export function pauseOutOfView(element: HTMLElement): () => void {
  const observer = new IntersectionObserver(entries => {
    element.classList.toggle("is-paused", !(entries.at(-1)?.isIntersecting ?? true));
  });
  observer.observe(element);
  return () => observer.disconnect();
}
