/**
 * The same text in memory of its own. A text that was cut out of another one keeps all of that one in memory, so what is
 * remembered of a page beyond its end must be detached from it.
 */
export const detached = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
