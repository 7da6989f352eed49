/** Where two texts differ: a stretch of the first, and what stands there in the second. */
export interface TextDifference {
  /** Index of the first character (UTF-16) that differs, and of the one after the last. */
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/** True of the second half of an emoji or another character of two units: before it no text is cut. */
const isSecondHalf = (text: string, at: number): boolean => /^[\uDC00-\uDFFF]/.test(text.charAt(at));

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count++;
  return isSecondHalf(a, count) || isSecondHalf(b, count) ? count - 1 : count;
}

function sharedEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return isSecondHalf(a, a.length - count) || isSecondHalf(b, b.length - count) ? count - 1 : count;
}

/** Where two texts differ; an empty stretch where nothing of the first is lost. */
export function differenceOf(from: string, to: string): TextDifference {
  const start = sharedStart(from, to);
  const tail = sharedEnd(from, to, start);
  return { start, end: from.length - tail, instead: to.slice(start, to.length - tail) };
}
