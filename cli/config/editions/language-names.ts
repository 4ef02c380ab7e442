import {present} from "#schemas/rules/present.ts";

const NAMES: Readonly<Record<string, string>> = {
  af: "Afrikaans",
  am: "አማርኛ",
  ar: "العربية",
  az: "Azərbaycanca",
  be: "Беларуская",
  bg: "Български",
  bn: "বাংলা",
  bs: "Bosanski",
  ca: "Català",
  ckb: "کوردیی ناوەندی",
  cs: "Čeština",
  cy: "Cymraeg",
  da: "Dansk",
  de: "Deutsch",
  el: "Ελληνικά",
  en: "English",
  eo: "Esperanto",
  es: "Español",
  et: "Eesti",
  eu: "Euskara",
  fa: "فارسی",
  fi: "Suomi",
  fil: "Filipino",
  fr: "Français",
  ga: "Gaeilge",
  gl: "Galego",
  gu: "ગુજરાતી",
  he: "עברית",
  hi: "हिन्दी",
  hr: "Hrvatski",
  hu: "Magyar",
  hy: "Հայերեն",
  id: "Bahasa Indonesia",
  is: "Íslenska",
  it: "Italiano",
  ja: "日本語",
  ka: "ქართული",
  kk: "Қазақша",
  km: "ខ្មែរ",
  kn: "ಕನ್ನಡ",
  ko: "한국어",
  ku: "Kurdî",
  lo: "ລາວ",
  lt: "Lietuvių",
  lv: "Latviešu",
  mk: "Македонски",
  ml: "മലയാളം",
  mn: "Монгол",
  mr: "मराठी",
  ms: "Bahasa Melayu",
  my: "မြန်မာ",
  nb: "Norsk bokmål",
  ne: "नेपाली",
  nl: "Nederlands",
  nn: "Norsk nynorsk",
  no: "Norsk",
  pa: "ਪੰਜਾਬੀ",
  pcm: "Naijíriá Píjin",
  pl: "Polski",
  pt: "Português",
  ro: "Română",
  ru: "Русский",
  sa: "संस्कृतम्",
  si: "සිංහල",
  sk: "Slovenčina",
  sl: "Slovenščina",
  sq: "Shqip",
  sr: "Српски",
  sv: "Svenska",
  sw: "Kiswahili",
  ta: "தமிழ்",
  te: "తెలుగు",
  th: "ไทย",
  tr: "Türkçe",
  uk: "Українська",
  ur: "اردو",
  uz: "Oʻzbekcha",
  vi: "Tiếng Việt",
  zh: "简体中文",
  "zh-hant": "繁體中文",
  "zh-tw": "繁體中文",
};

/** Reports whether a string is the tag of a language whose name is known, with or without a region: `de`, `pt-br`. */
export const isKnownLanguage = (text: string): boolean =>
  /^[a-z]{2,3}(?:[-_](?:[a-z]{2}|han[st]))?$/i.test(text) && Object.hasOwn(NAMES, baseOf(text));

const baseOf = (tag: string): string => present(tag.toLowerCase().split(/[-_]/, 1)[0]);

/** Number of folders beside each other that must be named like languages, since `id`, `is` and `it` have other meanings. */
const ENOUGH = 3;

/**
 * Returns the titles of the folders that are named by their language (`de`, `ar-SA`, `pt_BR`), by name; none if only one or
 * two of the folders are. A region is part of a title only if several folders share the language.
 */
export function languageTitles(folders: readonly string[]): ReadonlyMap<string, string> {
  const found = folders.filter(isKnownLanguage);
  if (found.length < ENOUGH) return new Map();
  const counts = new Map<string, number>();
  for (const name of found) counts.set(baseOf(name), (counts.get(baseOf(name)) ?? 0) + 1);
  return new Map(
    found.map(name => {
      const base = baseOf(name);
      const isShared = base === "zh" || (counts.get(base) ?? 0) > 1;
      return [name, languageName(isShared ? name.replace("_", "-") : base)];
    }),
  );
}

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
