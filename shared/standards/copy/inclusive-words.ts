/**
 * Words that leave people out or hurt them, each with a plain one that says the same
 * (https://developers.google.com/style/word-list, https://learn.microsoft.com/en-us/style-guide/bias-free-communication).
 * Only whole words are looked up, so none of them may have another common meaning.
 */
export const INCLUSIVE_WORDS: Readonly<Record<"en" | "fr", Readonly<Record<string, string>>>> = {
  en: {
    blacklist: "blocklist",
    blacklisted: "blocked",
    whitelist: "allowlist",
    whitelisted: "allowed",
    chairman: "chair",
    manpower: "staff",
    "man-hours": "hours of work",
    "man hours": "hours of work",
    mankind: "humanity",
    policeman: "police officer",
    salesman: "salesperson",
    stewardess: "flight attendant",
    housewife: "homemaker",
    "sanity check": "quick check",
    crippled: "limited",
    handicapped: "disabled",
    "wheelchair-bound": "wheelchair user",
    "master/slave": "primary/replica",
  },
  fr: {
    "liste noire": "liste de blocage",
    "liste blanche": "liste d’autorisation",
    mademoiselle: "Madame",
    "maître/esclave": "principal/réplica",
    "femme au foyer": "personne au foyer",
  },
};
