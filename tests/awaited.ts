/** Something that one side waits for and the other gives. */
export function awaited<T = void>(): {
  readonly given: Promise<T>;
  readonly give: (value: T) => void;
} {
  let give: (value: T) => void = () => {};
  const given = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { given, give: (value) => give(value) };
}
