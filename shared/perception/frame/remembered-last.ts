/**
 * Makes a function remember its last answer alone: for what is asked about one thing many times in a row. It keeps the
 * last thing alive.
 */
export function rememberedLast<Subject extends object, T>(
  ask: (subject: Subject) => T,
): (subject: Subject) => T {
  let last: { readonly subject: Subject; readonly answer: T } | undefined;
  return (subject) => {
    if (last?.subject !== subject) last = { subject, answer: ask(subject) };
    return last.answer;
  };
}
