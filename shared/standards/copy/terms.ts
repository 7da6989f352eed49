/** One thing under several names: the patterns of each name, in lower case, for short interface texts. */
export interface Term {
  readonly name: string;
  readonly pattern: RegExp;
  /** It counts only on buttons, links and tabs: a title or a sentence may say it otherwise. */
  readonly isAction?: true;
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

/** Names of one thing behind the same words, as in “My orders” and “My purchases”. */
const behind = (words: string, names: Readonly<Record<string, string>>): readonly Term[] =>
  Object.entries(names).map(([name, term]) => ({
    name,
    pattern: new RegExp(`^(?:(?:${words}) )+${term}$`),
  }));

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
  behind("add to|view|your|my|shopping|go to|open", { Cart: "cart", Basket: "basket", Bag: "bag" }),
  ...SPELLINGS.map((spellings) => spellings.map(spelled)),
  [
    { name: "Sign up", pattern: /^sign up$/, isAction: true },
    { name: "Register", pattern: /^register(?: now)?$/, isAction: true },
    { name: "Create account", pattern: /^create (?:(?:an|your|my|new) )?account$/, isAction: true },
  ],
  behind("my|your|all|past|recent|previous|open|export|\\d+", { orders: "orders?", purchases: "purchases?" }),
  [
    {
      name: "delivery",
      pattern: /^(?:.* )?delivery (?:address|method|costs?|fees?|options?|details|date|time)$/,
    },
    {
      name: "shipping",
      pattern: /^(?:.* )?shipping (?:address|method|costs?|fees?|options?|details|date|time)$/,
    },
  ],
  behind("my|your|add to|view|save to", { wishlist: "wish ?list", favourites: "favou?rites" }),
  [
    { name: "email", pattern: /^(?:.* )?emails?(?: .*)?$/ },
    { name: "e-mail", pattern: /^(?:.* )?e-mails?(?: .*)?$/ },
  ],
  [
    { name: "ZIP code", pattern: /^zip(?: code)?$/ },
    { name: "postcode", pattern: /^post(?:al )?code$/ },
  ],
  behind("my|your|all|view|download|past", { invoices: "invoices?", bills: "bills?" }),
  [
    { name: "S’inscrire", pattern: /^(?:s'inscrire|inscription|inscrivez-vous)$/, isAction: true },
    { name: "Créer un compte", pattern: /^cr[ée]er (?:un|mon|votre) compte$/, isAction: true },
  ],
  [
    { name: "commandes", pattern: /^(?:(?:mes|vos|toutes les|dernières|\d+) )+commandes?$/ },
    { name: "achats", pattern: /^(?:(?:mes|vos|tous les|derniers|\d+) )+achats?$/ },
  ],
  [
    { name: "livraison", pattern: /^(?:adresse|frais|mode|date|délai) de livraison$/ },
    { name: "expédition", pattern: /^(?:adresse|frais|mode|date|délai) d'expédition$/ },
  ],
  [
    { name: "e-mail", pattern: /^(?:(?:adresse|votre|mon|par) )+e-mail$/ },
    { name: "mail", pattern: /^(?:(?:adresse|votre|mon|par) )+mail$/ },
    { name: "courriel", pattern: /^(?:(?:adresse|votre|mon|par) )*courriel$/ },
  ],
  [
    { name: "favoris", pattern: /^(?:(?:mes|vos|ajouter aux) )favoris$/ },
    { name: "liste d’envies", pattern: /^(?:(?:ma|votre|ajouter à (?:ma|la)) )?liste d'envies$/ },
    { name: "coups de cœur", pattern: /^(?:(?:mes|vos|ajouter aux) )coups de c(?:œ|oe)ur$/ },
  ],
  [
    { name: "Se connecter", pattern: /^(?:se connecter|connectez-vous|me connecter)(?: .*)?$/ },
    { name: "S'identifier", pattern: /^(?:s'identifier|identifiez-vous|m'identifier)(?: .*)?$/ },
  ],
  [
    { name: "Panier", pattern: /^(?:(?:ajouter au|voir le|voir mon|votre|mon|le) )panier$/ },
    { name: "Caddie", pattern: /^(?:(?:ajouter au|voir le|voir mon|votre|mon|le) )caddie$/ },
  ],
];
