/** Some fields of an object, at any depth. */
type Some<T> = T extends object
  ? T extends readonly (infer One)[]
    ? readonly Some<One>[]
    : { readonly [Field in keyof T]?: Some<T[Field]> | undefined }
  : T;

/** An object as Stripe tells it, with the fields that somebody reads here. */
export const told = <T>(fields: Some<NoInfer<T>>): T => fields as unknown as T;
