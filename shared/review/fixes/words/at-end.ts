/** Changes how the words of a text end; spaces behind them stay. */
export function atEnd(characters: string, change: (words: string) => string): string {
  const words = characters.trimEnd();
  return change(words) + characters.slice(words.length);
}
