/** The sentences of a text, each with what ends it. */
export const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?]+["”»’)]*|$)\s*/g) ?? [];

/** A text without the sentences that are not wanted. */
export const withoutSentences = (text: string, isUnwanted: (sentence: string) => boolean): string =>
  sentencesOf(text)
    .filter((sentence) => !isUnwanted(sentence))
    .join("")
    .trim();
