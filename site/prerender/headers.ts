/**
 * Adds the hash of the inline script to the content security policy of `_headers`. Throws where there is no policy
 * to add it to: the site would not work under one that a host sets elsewhere.
 */
export function allowInlineScript(headers: string, hash: string): string {
  const policy = /(Content-Security-Policy:[^\n]*?script-src [^;\n]*)/;
  if (!policy.test(headers)) throw new Error("_headers holds no script-src directive.");
  return headers.replace(policy, `$1 ${hash}`);
}
