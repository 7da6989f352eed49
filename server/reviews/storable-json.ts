/** JSON that Postgres keeps: without NUL, and without halves of characters, as a text that was cut may have. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? part.replaceAll(/[\0\p{Cs}]/gu, "") : part,
  );
