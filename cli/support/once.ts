/** Returns a function that computes a value when first called. */
export function once<T>(compute: () => T): () => T {
  let value: {is: T} | undefined;
  return () => {
    value ??= {is: compute()};
    return value.is;
  };
}
