/** Text of a file of the site; fails where the answer is none. */
async function textOf(address: string): Promise<Blob> {
  const response = await fetch(address, {cache: "no-cache"});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], {type: "text/plain"});
}

/**
 * Puts the text of a file on the clipboard. The text is promised, not awaited: some browsers allow copying only in the moment
 * of the click. Returns whether it worked.
 */
export async function copyFrom(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({"text/plain": textOf(address)})]);
    return true;
  } catch {
    return false;
  }
}
