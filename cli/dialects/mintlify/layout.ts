import type {ReadLayout} from "#core/model/page-layout.ts";

const MODES: Readonly<Record<string, ReturnType<ReadLayout>>> = {
  wide: {outline: false},
  center: {form: "page"},
  frame: {outline: false, previous: false, next: false, edit: false, updated: false},
  custom: {form: "blank"},
};

/** Reads the page mode from front matter (https://www.mintlify.com/docs/organize/pages#page-mode). `wide` and `frame` keep the sidebar. */
export const layoutOf: ReadLayout = get => MODES[String(get("mode"))] ?? {};
