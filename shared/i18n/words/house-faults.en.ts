const KINDS: Readonly<Record<string, string>> = {
  string: "a text in quotation marks",
  number: "a number",
  array: "a list in square brackets",
  object: "fields in braces",
  record: "fields in braces",
};

/** Why a part of house rules cannot be read, and what to do. */
export const HOUSE_FAULTS_EN = {
  place: (line: number | undefined, field: string): string =>
    [line === undefined ? "" : `Line ${line}`, field]
      .filter((part) => part !== "")
      .join(", ")
      .replace(/.$/u, "$&: "),
  reasons: {
    notJson: (what: string) => `This is no JSON: ${what}.`,
    missing: () => "This is missing. Write it.",
    wrongKind: (what: string) => `Write ${KINDS[what] ?? what} here.`,
    unknownField: (what: string) => `Nothing is called “${what}” here. Correct the name, or leave it out.`,
    unknownRule: (what: string) =>
      `Regard has no rule “${what}”, so this does nothing. Its rules and their ids are on the page “Rules”.`,
    notOneOf: (what: string) => `Write one of these: ${what}.`,
    noColor: () => "Write a colour as # and six digits, such as #1a2b3c.",
    wrongLetters: () => "This holds something that is no text. Write it anew.",
    empty: () => "There is nothing here. Write something, or leave it out.",
    tooLong: (what: string) => `This is too long. Use at most ${what} characters.`,
    tooMany: (what: string) => `These are too many. Keep at most ${what}.`,
    tooLarge: (what: string) => `This is too large. At most ${what} goes.`,
    tooSmall: (what: string) => `This is too small. At least ${what} goes.`,
    noArrow: () =>
      "Write “Log in → Sign in”, or begin with a line of names: say,never,where,language,kind. Put what holds a comma in quotation marks.",
    openQuote: () => "A quotation mark opens here and does not close. Close it.",
  },
};
