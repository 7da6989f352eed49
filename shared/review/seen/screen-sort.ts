/** The sorts of screens, as far as controls show them: what a screen is for, and which examples fit it. */
export const SCREEN_SORTS = ["sign-in", "checkout", "shop", "settings", "form", "list", "other"] as const;
export type ScreenSort = (typeof SCREEN_SORTS)[number];

/** Something on a screen with the words on it. */
export interface SeenThing {
  /** The role that people take it for. */
  readonly role: string;
  /** The words on it; "" without any. */
  readonly label: string;
}

const SECRET = /\bpassword\b|\bpasscode\b|mot de passe|code secret/i;
const ENTER = /\b(?:sign|log) ?in\b|\blog ?on\b|se connecter|connexion|s’identifier/i;
const PAY =
  /^(?:pay\b|(?:(?:proceed|continue|go) to )?(?:check ?out|payment)\b|place (?:the |your )?order|payer\b|(?:passer|continuer|procéder) (?:au|vers le) paiement|(?:passer )?(?:la )?command(?:er|e)$)/i;

/** One pays once: a list of bills has a button for each. */
const MOST_WAYS_TO_PAY = 2;

const ACTIONS: readonly string[] = ["button", "icon-button", "link"];

/** The head of any screen may lead to signing in: one that is for it has few other ways. */
const MOST_WAYS_TO_SIGN_IN = 8;

/** With fewer fields a screen is a form only where these are most of what it asks for: pages of a shop have a few as well. */
const FIELDS_OF_A_FORM = 4;

/** The sort of a screen by what is on it: “other” where nothing shows it. */
export function sortOfScreen(seen: readonly SeenThing[]): ScreenSort {
  const count = (role: string): number => seen.filter((one) => one.role === role).length;
  const says = (words: RegExp, roles?: readonly string[]): boolean =>
    seen.some(({ role, label }) => (!roles || roles.includes(role)) && words.test(label));
  const [fields, prices] = [count("field"), count("price")];
  const ways = ACTIONS.reduce((sum, role) => sum + count(role), 0);
  const isForEntering = says(ENTER, ACTIONS) && ways <= MOST_WAYS_TO_SIGN_IN;
  if (fields > 0 && fields < 4 && (says(SECRET) || isForEntering)) return "sign-in";
  const paying = seen.filter(({ role, label }) => ACTIONS.includes(role) && PAY.test(label.trim())).length;
  if (paying > 0 && paying <= MOST_WAYS_TO_PAY && (prices > 0 || fields > 1)) return "checkout";
  if (prices > 1) return "shop";
  if (count("switch") > 1) return "settings";
  if (fields >= FIELDS_OF_A_FORM || (fields > 1 && fields >= ways)) return "form";
  return count("list-row") > 3 ? "list" : "other";
}
