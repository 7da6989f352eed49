/** Makes a function of a design, or of a screen as data, remember its answer as long as that object lives. */
export function rememberedObject<Subject extends object, T>(
  ask: (subject: Subject) => T,
): (subject: Subject) => T {
  const answers = new WeakMap<Subject, { readonly answer: T }>();
  return (subject) => {
    const known = answers.get(subject);
    if (known) return known.answer;
    const answer = ask(subject);
    answers.set(subject, { answer });
    return answer;
  };
}
