import {en, type InterfaceTexts} from "#schemas/settings/interface-texts.ts";
import {de} from "./de.ts";
import {es} from "./es.ts";
import {fr} from "./fr.ts";
import {ja} from "./ja.ts";
import type {Language} from "./languages.ts";
import {zh} from "./zh.ts";

/** Texts of the user interface in every language. The client contains only its own. */
export const allTexts: Record<Language, InterfaceTexts> = {en, de, es, fr, ja, zh};
