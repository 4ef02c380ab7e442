type Callback = () => void;
const callbacks = new WeakMap<Element, Callback>();
let shared: IntersectionObserver | undefined;

function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(entries => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      shared?.unobserve(target);
      callbacks.get(target)?.();
      callbacks.delete(target);
    }
  });
  return shared;
}

/** Calls back once, as soon as any part of the element is in view. Returns a cleanup function. */
export function onceInView(element: Element, callback: Callback): () => void {
  callbacks.set(element, callback);
  observer().observe(element);
  return () => {
    callbacks.delete(element);
    shared?.unobserve(element);
  };
}
