/** A design may hold the mark that ends it: it is written so that it no longer does. */
export const asData = (text: string): string =>
  `<design>\n${text.replaceAll("<", String.raw`\u003c`)}\n</design>`;

/** Words cut where they get long, which is told. */
export const cut = (words: string, most: number): string =>
  words.length <= most ? words : `${words.slice(0, most)}…`;

/** Words of a design on one line, in quotation marks, cut where they get long. */
export const inQuotes = (words: string, most: number): string =>
  JSON.stringify(cut(words.replaceAll(/\s+/g, " ").trim(), most));
