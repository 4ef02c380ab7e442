/** Pauses an element's animations while it is out of view. Returns a cleanup function. */
export function pauseOutOfView(element: HTMLElement): () => void {
  const observer = new IntersectionObserver(entries => {
    element.classList.toggle("is-paused", !(entries.at(-1)?.isIntersecting ?? true));
  });
  observer.observe(element);
  return () => observer.disconnect();
}
