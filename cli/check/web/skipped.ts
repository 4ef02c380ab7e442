/** Names that are set aside for examples and local use (RFC 2606, RFC 6761): there is nothing to ask. */
const RESERVED =
  /(?:^|\.)(?:localhost|(?<=\.)(?:test|example|invalid|local|internal)|example\.(?:com|net|org))$/;
const PRIVATE = /^(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|^\[/;

/** Whether an address stands in documentation as an example only. */
export function isExample(url: string): boolean {
  const {hostname} = new URL(url);
  return RESERVED.test(hostname) || PRIVATE.test(`${hostname}.`) || !hostname.includes(".");
}
