/** The same texts in another language: the same keys, other words. */
export type TextsLike<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : TextsLike<T[Key]> };
