/** A design may hold the mark that ends it: it is written so that it no longer does. */
export const asData = (text: string): string =>
  `<design>\n${text.replaceAll("<", String.raw`\u003c`)}\n</design>`;

/** Words of a design on one line, in quotation marks, cut where they get long. */
export function inQuotes(words: string, most: number): string {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return JSON.stringify(line.length <= most ? line : `${line.slice(0, most)}…`);
}
