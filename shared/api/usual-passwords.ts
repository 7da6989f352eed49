import { PRODUCT } from "../product.ts";

/** Words that usual passwords begin with; behind them stands a number, a year or an exclamation mark. */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort motdepasse contrasena passw0rd p@ssword p@ssw0rd pass pwd
  qwerty qwertyui qwertyuiop azerty azertyui azertyuiop asdf asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm qwer qwerqwer
  admin administrator administrateur root user login welcome bienvenue bonjour hello letmein changeme secret test
  testtest abc abcd abcdef abcdefgh iloveyou jetaime loveyou love soleil sunshine princess princesse doudou chouchou
  loulou football baseball basketball soccer monkey dragon master shadow superman batman spiderman starwars pokemon
  naruto minecraft trustno computer ordinateur internet samsung google facebook figma liverpool chelsea arsenal
  barcelona marseille michael jennifer jessica michelle charlie charlotte alexandre alexander nicolas samantha thomas
  summer winter autumn spring whatever freedom butterfly elephant chocolat chocolate cheval coucou mercedes corvette
  a aa q z ${PRODUCT.slug}`.split(/\s+/),
);

/** Walks over the keyboard, and digits in pairs and in fours. */
const WALKS: ReadonlySet<string> = new Set(
  "1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1qaz2wsx zaq12wsx qazwsxedc a1b2c3d4 1a2b3c4d a1z2e3r4 11223344 12341234 12344321 123123123 147258369 789456123 1234qwer 123456abc 123qweasd".split(
    " ",
  ),
);

const UP = "01234567890123456789";
const DOWN = "98765432109876543210";

/**
 * True for a password that is guessed among the first: a usual word with nothing but digits and signs behind it, digits
 * in a row, one character again and again. NIST SP 800-63B asks for such a list, and for no rules of composition.
 */
export function isUsualPassword(password: string): boolean {
  const typed = password.trim().toLowerCase();
  return (
    WORDS.has(typed.replace(/[\d!?.*#$_-]+$/, "")) ||
    WALKS.has(typed) ||
    UP.includes(typed) ||
    DOWN.includes(typed) ||
    /^(.)\1*$/u.test(typed)
  );
}
