/** A stretch of a text. */
export interface TextStretch {
  readonly at: number;
  readonly length: number;
}

const QUOTED_AROUND = 16;

/** A place in a text with the whole words around it. */
export function quoteAround(text: string, { at, length }: TextStretch): string {
  const before = text.slice(Math.max(0, at - QUOTED_AROUND), at);
  const after = text.slice(at + length, at + length + QUOTED_AROUND);
  const start = at > QUOTED_AROUND ? before.replace(/^\S*\s/u, "") : before;
  const end = text.length > at + length + QUOTED_AROUND ? after.replace(/\s?\S*$/u, "") : after;
  return `${start}${text.slice(at, at + length)}${end}`.trim().replace(/\s+/gu, " ");
}
