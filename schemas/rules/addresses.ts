/**
 * Schemes that browsers let sites handle (HTML, "safelisted scheme"), besides those that start with `web+`. They only open
 * another program.
 */
const SAFELISTED =
  "bitcoin ftp ftps geo im irc ircs magnet mailto matrix mms news nntp openpgp4fpr sftp sip sms smsto ssh tel urn webcal wtai xmpp";

/**
 * Schemes of editors, chats, stores and other programs that documentation links to. Browsers ask before they open one.
 * Schemes of operating systems (`ms-*`) are listed individually, because some others have allowed code execution.
 */
const PROGRAMS =
  "chrome-extension cursor discord docker-desktop facetime figma fleet github-mac github-windows idea intent itms itms-apps jetbrains jetbrains-gateway kiro lens market microsoft-edge moz-extension ms-availablenetworks ms-photos ms-settings ms-windows-store msteams notion obsidian podman-desktop postman raycast sgnl skype slack sourcetree spotify steam tg vscode vscode-insiders vscodium whatsapp windsurf x-apple-systempreferences x-github-client zed zoommtg zotero";

/** Registered schemes of protocols and identifiers (IANA, "URI schemes"). */
const PROTOCOLS =
  "amqp amqps coap coaps did dns doi gemini git gopher info ipfs ipns ldap ldaps mongodb mqtt mqtts mysql nats oci oid postgres postgresql redis rediss rtmp rtsp s3 stun svn tag turn ws wss";

/** Allowed URL schemes in content and data; links with any other scheme are removed. */
export const SCHEMES: readonly string[] = [
  "http",
  "https",
  ...`${SAFELISTED} ${PROGRAMS} ${PROTOCOLS}`.split(" "),
  "web+*",
];

const PATTERN = SCHEMES.join("|").replace("web+*", "web\\+[a-z]+");
const ALLOWED_SCHEME = new RegExp(`^(?:${PATTERN})$`);

/**
 * Cleans a URL like browsers do before parsing it (WHATWG URL, basic parser): removes all tabs and line
 * endings, and strips spaces and control characters at both ends.
 */
export const cleanTarget = (target: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the URL Standard names them
  target.replaceAll(/[\t\n\r]/g, "").replaceAll(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, "");

/**
 * Returns the scheme of a URL in lowercase, as browsers parse it (URL Standard, "basic URL parser"). Returns
 * `null` for a relative URL.
 */
export const schemeOf = (address: string): string | null =>
  /^([a-z][a-z0-9+.-]*):/i.exec(cleanTarget(address))?.[1]?.toLowerCase() ?? null;

/** Reports whether a URL has an allowed scheme or none. */
export function isAllowedAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === null || ALLOWED_SCHEME.test(scheme);
}

/** Maximum length of a `data:` URL that pages keep: about 48 kB of image. */
const MAX_EMBEDDED = 64 * 1024;

/**
 * Reports whether a URL contains an image and is short enough to stay in its page. No script runs in an image, not even in an
 * SVG (SVG 2, "secure static mode").
 */
export const isEmbeddedImage = (address: string): boolean =>
  address.length <= MAX_EMBEDDED &&
  /^data:image\/(?:(?:avif|gif|jpeg|png|svg\+xml|webp);base64,[a-z\d+/]+={0,2}|svg\+xml(?:;(?:utf-?8|charset=utf-?8))?,[^"<>\\^`{|}\s]+)$/i.test(
    address,
  );

/**
 * Matches the path of a site on its host, with slashes at both ends. It reaches host files, where quotes, braces, `$` and `*`
 * have a meaning, and links, where two slashes start a host name.
 */
export const SITE_PATH = /^\/(?:(?!\.{1,2}\/)[\p{L}\p{N}\p{M}._~%@+,=&!-]+\/)*$/u;

/** Reports whether a string is the URL of a site: a web address without query whose path is a `SITE_PATH`. */
export function isSiteAddress(text: string): boolean {
  if (!/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text)) return false;
  const {pathname, username, password} = new URL(text);
  return username + password === "" && SITE_PATH.test(pathname.endsWith("/") ? pathname : `${pathname}/`);
}

/** Matches URLs with the same meaning on every page: root-relative, a fragment, or with an allowed scheme. */
export const FIXED_ADDRESS = new RegExp(`^(?:/(?![/\\\\])|#|(?:${PATTERN}):)`);
