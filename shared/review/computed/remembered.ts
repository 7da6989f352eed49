/** Makes a function remember what it said about an object, as long as the object lives. */
export function remembered<Subject extends object, T>(ask: (subject: Subject) => T): (subject: Subject) => T {
  const answers = new WeakMap<Subject, { readonly value: T }>();
  return (subject) => {
    const known = answers.get(subject);
    if (known) return known.value;
    const value = ask(subject);
    answers.set(subject, { value });
    return value;
  };
}
