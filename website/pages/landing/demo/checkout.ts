import type { Language } from "../../../../shared/i18n/language.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import { ACCENT, box, LINE, PAPER, words, type WordsLook } from "../../rules/examples/parts.ts";

/** The first paint of the faint text: a grey that looks fine on the screen of who chose it. */
export const FAINT = "#9ca3ae";

/** The engine's proposal for it: the colour of the other quiet texts of the screen. */
export const FIXED = "#707781";

/** A layer by its name. */
const layer = (name: string) => ({ id: `checkout:${name}`, name });

/** Words in the middle of a box, which keeps its size. */
const set = (
  name: string,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  characters: string,
  look: WordsLook = {},
) =>
  words(x, y, characters, {
    ...layer(name),
    width,
    height,
    text: { alignVertical: "center", resize: "none" },
    ...look,
  });

const WIDTH_PX = 375;
const HEIGHT_PX = 496;

const SAYS = {
  en: {
    title: "Payment",
    card: "Card number",
    email: "Email address",
    total: "Total today",
    price: "€42.00",
    note: "You are charged when the order ships.",
    promise: "Free delivery to your adress.",
    pay: "Pay €42.00",
    back: "Back to the cart",
  },
  fr: {
    title: "Paiement",
    card: "Numéro de carte",
    email: "Adresse e-mail",
    total: "Total à payer",
    price: "42,00 €",
    note: "Vous serez débité à l’expédition.",
    promise: "Livraison gratuite à votre addresse.",
    pay: "Payer 42,00 €",
    back: "Retour au panier",
  },
} as const satisfies Readonly<Record<Language, object>>;

/** The choices that a visitor has about the screen. */
export interface CheckoutLook {
  readonly language?: Language;
  /** The colour of the note below the total. */
  readonly note?: string;
}

/** A small checkout as a scene: what is drawn on the front page is what the engine judges there. */
export function checkout({ language = "en", note = FAINT }: CheckoutLook = {}): Scene {
  const says = SAYS[language];
  const field = { fill: PAPER, line: LINE, radiusPx: 12 };
  const button = { fill: ACCENT, radiusPx: 12 };
  const label: WordsLook = { weight: 600, color: PAPER, align: "center" };
  const screen = box(
    0,
    0,
    WIDTH_PX,
    HEIGHT_PX,
    { id: "checkout:screen", name: "Checkout", fill: PAPER, clipsContent: true },
    [
      set("title", [24, 32, 327, 36], says.title, { sizePx: 28, weight: 700 }),
      set("card label", [24, 80, 200, 24], says.card, { sizePx: 14, weight: 600 }),
      box(24, 108, 327, 48, { ...layer("card field"), ...field }, [
        set("card number", [40, 120, 240, 24], "4242 4242 4242 4242"),
      ]),
      box(24, 172, 327, 48, { ...layer("email field"), ...field }, [
        set("email", [40, 184, 240, 24], says.email, { color: FIXED }),
      ]),
      set("total label", [24, 240, 160, 24], says.total, { color: FIXED }),
      set("total", [191, 240, 160, 24], says.price, { weight: 600, align: "right" }),
      set("note", [24, 272, 327, 20], says.note, { sizePx: 14, color: note }),
      set("promise", [24, 304, 327, 20], says.promise, { sizePx: 14, color: FIXED }),
      box(24, 352, 327, 48, { ...layer("pay"), ...button }, [
        set("pay label", [24, 364, 327, 24], says.pay, label),
      ]),
      box(24, 416, 327, 48, { ...layer("back"), ...button }, [
        set("back label", [24, 428, 327, 24], says.back, label),
      ]),
    ],
  );
  return {
    schema: 1,
    file: "Shop",
    page: { id: "checkout:page", name: "Checkout" },
    frames: [screen],
    components: {},
    styles: {},
  };
}
