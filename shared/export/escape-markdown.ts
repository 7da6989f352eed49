/** A text that stays text in Markdown: a foreign name opens no tag, link, picture, list, table or entity. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>#|~&]/g, (mark) => `\\${mark}`);

const inHex = (mark: string): string => `%${mark.charCodeAt(0).toString(16).padStart(2, "0")}`;

/** A link; its address cannot end it early. */
export const linkInMarkdown = (text: string, address: string): string =>
  `[${escapeMarkdown(text)}](${address.replace(/[\s()<>]/g, inHex)})`;
