/** A finding with the number that it has on the picture, in the list and in what others are told. */
export interface Numbered<F> {
  readonly finding: F;
  readonly number: number;
}

/** The open findings of a screen, those that a model noticed, and its details. */
export interface NumberedScreen<F> {
  readonly open: readonly Numbered<F>[];
  readonly noticed: readonly Numbered<F>[];
  readonly details: readonly Numbered<F>[];
}

/** The findings of a screen, numbered as they stand: what is open, what a model noticed, the details. */
export function numberedScreen<F>(
  open: readonly F[],
  noticed: readonly F[],
  details: readonly F[],
): NumberedScreen<F> {
  const numbered = (findings: readonly F[], before: number) =>
    findings.map((finding, index) => ({ finding, number: before + index + 1 }));
  return {
    open: numbered(open, 0),
    noticed: numbered(noticed, open.length),
    details: numbered(details, open.length + noticed.length),
  };
}
