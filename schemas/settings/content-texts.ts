/** Texts that the CLI writes into the pages themselves, in English. */
const en = {
  note: "Note",
  tip: "Tip",
  important: "Important",
  warning: "Warning",
  caution: "Caution",
  todo: "To do",
  done: "Done",
  info: "Info",
  danger: "Danger",
  hint: "Hint",
  success: "Success",
  error: "Error",
  details: "Details",
  code: "Code",
  table: "Table",
  footnotes: "Footnotes",
  footnote: "Footnote {number}",
  footnoteBack: "Back to reference {number}",
  linkTo: "Link to {title}",
  linkHere: "Link to this section",
  example: "Example {name}",
  property: "Property",
  type: "Type",
  default: "Default",
  description: "Description",
};
export type ContentTexts = typeof en;

/** Texts in pages, by language. */
const TEXTS: Readonly<Record<string, ContentTexts>> = {
  en,
  de: {
    note: "Hinweis",
    tip: "Tipp",
    important: "Wichtig",
    warning: "Warnung",
    caution: "Vorsicht",
    todo: "Zu erledigen",
    done: "Erledigt",
    info: "Info",
    danger: "Gefahr",
    hint: "Hinweis",
    success: "Erfolg",
    error: "Fehler",
    details: "Details",
    code: "Code",
    table: "Tabelle",
    footnotes: "Fußnoten",
    footnote: "Fußnote {number}",
    footnoteBack: "Zurück zu Verweis {number}",
    linkTo: "Link zu {title}",
    linkHere: "Link zu diesem Abschnitt",
    example: "Beispiel {name}",
    property: "Eigenschaft",
    type: "Typ",
    default: "Standardwert",
    description: "Beschreibung",
  },
  es: {
    note: "Nota",
    tip: "Consejo",
    important: "Importante",
    warning: "Advertencia",
    caution: "Precaución",
    todo: "Pendiente",
    done: "Hecho",
    info: "Información",
    danger: "Peligro",
    hint: "Sugerencia",
    success: "Correcto",
    error: "Error",
    details: "Detalles",
    code: "Código",
    table: "Tabla",
    footnotes: "Notas al pie",
    footnote: "Nota al pie {number}",
    footnoteBack: "Volver a la referencia {number}",
    linkTo: "Enlace a {title}",
    linkHere: "Enlace a esta sección",
    example: "Ejemplo {name}",
    property: "Propiedad",
    type: "Tipo",
    default: "Valor predeterminado",
    description: "Descripción",
  },
  fr: {
    note: "Remarque",
    tip: "Astuce",
    important: "Important",
    warning: "Avertissement",
    caution: "Attention",
    todo: "À faire",
    done: "Fait",
    info: "Info",
    danger: "Danger",
    hint: "Conseil",
    success: "Succès",
    error: "Erreur",
    details: "Détails",
    code: "Code",
    table: "Tableau",
    footnotes: "Notes de bas de page",
    footnote: "Note {number}",
    footnoteBack: "Retour à la référence {number}",
    linkTo: "Lien vers {title}",
    linkHere: "Lien vers cette section",
    example: "Exemple {name}",
    property: "Propriété",
    type: "Type",
    default: "Valeur par défaut",
    description: "Description",
  },
  ja: {
    note: "注記",
    tip: "ヒント",
    important: "重要",
    warning: "警告",
    caution: "注意",
    todo: "未完了",
    done: "完了",
    info: "情報",
    danger: "危険",
    hint: "ヒント",
    success: "成功",
    error: "エラー",
    details: "詳細",
    code: "コード",
    table: "表",
    footnotes: "脚注",
    footnote: "脚注 {number}",
    footnoteBack: "参照 {number} に戻る",
    linkTo: "{title} へのリンク",
    linkHere: "このセクションへのリンク",
    example: "例 {name}",
    property: "プロパティ",
    type: "型",
    default: "デフォルト",
    description: "説明",
  },
  zh: {
    note: "说明",
    tip: "提示",
    important: "重要",
    warning: "警告",
    caution: "注意",
    todo: "待办",
    done: "已完成",
    info: "信息",
    danger: "危险",
    hint: "提示",
    success: "成功",
    error: "错误",
    details: "详情",
    code: "代码",
    table: "表格",
    footnotes: "脚注",
    footnote: "脚注 {number}",
    footnoteBack: "返回引用 {number}",
    linkTo: "{title} 的链接",
    linkHere: "本节的链接",
    example: "示例 {name}",
    property: "属性",
    type: "类型",
    default: "默认值",
    description: "说明",
  },
};

/** Texts in pages in English. */
export const englishContent: ContentTexts = en;

/** Languages that have texts in pages. */
export const CONTENT_LANGUAGES: readonly string[] = Object.keys(TEXTS);

/**
 * Returns the texts in pages for a language, English if there are none.
 *
 * @param lang language tag (BCP 47)
 * @param messages texts of the config by path (`content.note`), which replace them
 */
export function contentTexts(
  lang: string,
  messages: Readonly<Record<string, string | undefined>> = {},
): ContentTexts {
  const texts = TEXTS[lang.split("-")[0]?.toLowerCase() ?? ""] ?? en;
  const own = Object.entries(texts).map(([key, text]) => [key, messages[`content.${key}`] ?? text]);
  return {...texts, ...Object.fromEntries(own)};
}

/** Returns the translation of an English text, such as the label of a dialect, or the text itself. */
export function translated(english: string, texts: ContentTexts): string {
  const key = KEYS.find(name => en[name] === english);
  return key === undefined ? english : texts[key];
}

const KEYS = Object.keys(en).filter((key): key is keyof ContentTexts => Object.hasOwn(en, key));
