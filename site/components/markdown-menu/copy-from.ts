/** Loads a file of the site as text. Throws if the request fails. */
async function textOf(address: string): Promise<Blob> {
  const response = await fetch(address, {cache: "no-cache"});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], {type: "text/plain"});
}

/**
 * Copies the text of a file to the clipboard. The text is passed as a promise, because some browsers allow
 * copying only during the click. Returns whether it succeeded.
 */
export async function copyFrom(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({"text/plain": textOf(address)})]);
    return true;
  } catch {
    return false;
  }
}
