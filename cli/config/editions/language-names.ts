const NAMES: Readonly<Record<string, string>> = {
  ar: "العربية",
  bg: "Български",
  bn: "বাংলা",
  ca: "Català",
  cs: "Čeština",
  da: "Dansk",
  de: "Deutsch",
  el: "Ελληνικά",
  en: "English",
  es: "Español",
  et: "Eesti",
  fa: "فارسی",
  fi: "Suomi",
  fr: "Français",
  he: "עברית",
  hi: "हिन्दी",
  hr: "Hrvatski",
  hu: "Magyar",
  id: "Bahasa Indonesia",
  it: "Italiano",
  ja: "日本語",
  ko: "한국어",
  lt: "Lietuvių",
  lv: "Latviešu",
  nb: "Norsk bokmål",
  nl: "Nederlands",
  no: "Norsk",
  pl: "Polski",
  pt: "Português",
  ro: "Română",
  ru: "Русский",
  sk: "Slovenčina",
  sl: "Slovenščina",
  sr: "Српски",
  sv: "Svenska",
  th: "ไทย",
  tr: "Türkçe",
  uk: "Українська",
  vi: "Tiếng Việt",
  zh: "简体中文",
  "zh-hant": "繁體中文",
  "zh-tw": "繁體中文",
};

/** Reports whether a string is the tag of a language whose name is known, with or without a region: `de`, `pt-br`. */
export const isKnownLanguage = (text: string): boolean =>
  /^[a-z]{2}(?:-(?:[a-z]{2}|han[st]))?$/i.test(text) && Object.hasOwn(NAMES, text.slice(0, 2).toLowerCase());

/**
 * Returns the name of a language in that language, independent of the machine. Returns the tag if it is
 * unknown.
 */
export function languageName(lang: string): string {
  const tag = lang.toLowerCase();
  const [base = "", region] = tag.split("-");
  const exact = NAMES[tag];
  if (exact !== undefined) return exact;
  const name = NAMES[base];
  if (name === undefined) return lang;
  return region === undefined || base === "zh" || /^\w{4}$/.test(region)
    ? name
    : `${name} (${region.toUpperCase()})`;
}
