/** Marks of Markdown, of addresses and of names that are called, and what begins a list at the beginning of a line. */
const MARKS = /[\\`*_[\]<>#|~&@]|(?<=\p{L}):(?=\/)|(?<=\bwww)\.|^[-+](?=\s)|(?<=^\d{1,9})[.)](?=\s)/giu;

/** A text that stays text in Markdown: a foreign name opens no tag, link, picture, list, table or entity, and calls nobody. */
export const escapeMarkdown = (text: string): string => text.replace(MARKS, (mark) => `\\${mark}`);

const inHex = (mark: string): string => `%${mark.charCodeAt(0).toString(16).padStart(2, "0")}`;

/** A link; its address cannot end it early. */
export const linkInMarkdown = (text: string, address: string): string =>
  `[${escapeMarkdown(text)}](${address.replace(/[\s()<>]/g, inHex)})`;
