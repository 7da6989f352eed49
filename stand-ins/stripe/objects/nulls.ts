type Names<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Text;

/** Fields that Stripe has and nothing here fills, by their names: all of them null. */
export const nulls = <const Text extends string>(names: Text): { [Name in Names<Text>]: null } =>
  Object.fromEntries(names.split(" ").map((name) => [name, null])) as { [Name in Names<Text>]: null };
