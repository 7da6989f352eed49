/** What leads elsewhere, or is no word: addresses, tags, the marks of Markdown. */
const MARKUP: readonly RegExp[] = [
  /\b(?:https?|javascript|data|file|ftp):|\bwww\.|\]\(/i,
  /<\/?[a-z!][^<>]*>|`|\{\{/i,
  /\*\*|__|(?:^|\n)\s*(?:#{1,6}|[-*+]|\d+\.)\s/,
  /\b[a-z0-9-]+\.(?:com|org|net|io|dev|co|app|fr)\b/i,
];

/** Whether a text holds marks where only words are wanted. */
export const hasMarkup = (text: string): boolean => MARKUP.some((pattern) => pattern.test(text));
