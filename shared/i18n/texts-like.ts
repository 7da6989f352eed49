/** The same texts in another language: the same keys, and the same things that are put in, in other words. */
export type TextsLike<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Texts
    ? (...given: Given) => TextsLike<Texts>
    : { readonly [Key in keyof T]: TextsLike<T[Key]> };

/** The words that a text puts in, by their names. */
export type PutIn<Name extends string> = Readonly<Record<Name, string | number>>;

/** The number that a text is worded by. */
export interface Counted {
  readonly count: number;
}
