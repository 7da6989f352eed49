/** One thing under several names: the patterns of each name, in lower case, for short interface texts. */
export interface Term {
  readonly name: string;
  readonly pattern: RegExp;
}

/** British and American spelling of the words that interfaces have: https://www.gov.uk/guidance/style-guide */
const SPELLINGS: readonly (readonly [british: string, american: string])[] = [
  ["colour", "color"],
  ["favourite", "favorite"],
  ["organisation", "organization"],
  ["organise", "organize"],
  ["customise", "customize"],
  ["personalise", "personalize"],
  ["cancelled", "canceled"],
  ["catalogue", "catalog"],
  ["behaviour", "behavior"],
  ["neighbourhood", "neighborhood"],
  ["jewellery", "jewelry"],
  ["travelling", "traveling"],
  ["authorise", "authorize"],
  ["synchronise", "synchronize"],
  ["recognise", "recognize"],
];

const spelled = (name: string): Term => ({ name, pattern: new RegExp(`^(?:.* )?${name}[ds]?(?: .*)?$`) });

/** Each entry is one thing; two of its names on a screen are one too many. */
export const RIVAL_TERMS: readonly (readonly Term[])[] = [
  [
    // 'Sign in with Apple' is prescribed: https://developer.apple.com/design/human-interface-guidelines/sign-in-with-apple
    { name: "Sign in", pattern: /^(?:.* )?sign(?:ing)? in(?! with )(?: .*)?$/ },
    { name: "Log in", pattern: /^(?:.* )?(?:log(?:ging)? in|login)(?: .*)?$/ },
  ],
  [
    { name: "Sign out", pattern: /^sign out$/ },
    { name: "Log out", pattern: /^(?:log out|logout)$/ },
  ],
  [
    { name: "Cart", pattern: /^(?:(?:add to|view|your|my|shopping|go to|open) )+cart$/ },
    { name: "Basket", pattern: /^(?:(?:add to|view|your|my|shopping|go to|open) )+basket$/ },
    { name: "Bag", pattern: /^(?:(?:add to|view|your|my|shopping|go to|open) )+bag$/ },
  ],
  ...SPELLINGS.map((spellings) => spellings.map(spelled)),
  [
    { name: "Se connecter", pattern: /^(?:se connecter|connectez-vous|me connecter)(?: .*)?$/ },
    { name: "S'identifier", pattern: /^(?:s'identifier|identifiez-vous|m'identifier)(?: .*)?$/ },
  ],
  [
    { name: "Panier", pattern: /^(?:(?:ajouter au|voir le|voir mon|votre|mon|le) )panier$/ },
    { name: "Caddie", pattern: /^(?:(?:ajouter au|voir le|voir mon|votre|mon|le) )caddie$/ },
  ],
];
