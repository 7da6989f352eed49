/** Patterns that lead elsewhere, or are no words: addresses, tags, the marks of Markdown. */
const MARKUP: readonly RegExp[] = [
  /\b(?:https?|javascript|data|file|ftp):|\bwww\.|\]\(/i,
  /<\/?[a-z!][^<>]*>|<(?:script|style|img|svg|iframe|a)\b|`|\{\{|&(?:#\d+|#x[\da-f]+|[a-z]+);/i,
  /\*\*|__|(?:^|\n)\s*(?:#{1,6}|[-*+]|\d+\.)\s/,
  /\b[a-z0-9-]+\.(?:com|org|net|io|dev|co|app|ai|me|ly|xyz|info|eu|fr|uk|de|ru|cn|example|test)\b/i,
  /\b[\p{L}\d-]{2,}\.\p{L}{2,}\/\S|[\p{L}\d]@[\p{L}\d]{2,}|(?<![:\d])\/\/\S/iu,
];

/** An address that is kept free to show how one is written leads nowhere: https://www.rfc-editor.org/rfc/rfc2606 */
const SAMPLE = /\b(?:https?:\/\/)?(?:www\.)?(?:\w+@)?example\.(?:com|net|org)(?![\w./@-]*\w)/gi;

/** True when a text holds marks where only words are wanted. */
export const hasMarkup = (text: string): boolean => {
  const bare = text.replaceAll(SAMPLE, "");
  return MARKUP.some((pattern) => pattern.test(bare));
};
