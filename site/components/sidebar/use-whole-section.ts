import {useEffect, useRef, useState} from "react";
import {rowsFor} from "#site/artifacts/sections.ts";
import type {SectionRows} from "#site/artifacts/types.ts";

/** Returns the rows of the whole section, with the headings of the current page. */
function withCurrent(whole: SectionRows, {pages}: SectionRows, current: string): SectionRows {
  const row = pages.find(({url}) => url === current);
  return row ? {...whole, pages: whole.pages.map(page => (page.url === current ? row : page))} : whole;
}

/**
 * Returns the rows to show of a section that may have been limited to those near the current page, and a function
 * that loads and shows all. They stay shown until the reader leaves the section. If they can't be
 * loaded, the browser opens the link.
 */
export function useWholeSection(section: SectionRows, current: string) {
  const [whole, setWhole] = useState<SectionRows | null>(null);
  const focused = useRef<() => void>(null);
  useEffect(() => {
    focused.current?.();
    focused.current = null;
  }, [whole]);
  const showWhole = (href: string, column: Element | null): void => {
    rowsFor(section.name, section.version).then(
      rows => {
        focused.current = () => column?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
        setWhole(rows);
      },
      () => location.assign(href),
    );
  };
  const isSame = whole?.name === section.name && whole.version === section.version;
  return {shown: isSame ? withCurrent(whole, section, current) : section, showWhole};
}
