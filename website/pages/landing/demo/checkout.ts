import type { Language } from "../../../../shared/i18n/language.ts";
import { fromHex } from "../../../../shared/scene/color.ts";
import type { Box, Paint, Scene, SceneNode } from "../../../../shared/scene/scene.ts";

/** The first paint of the faint text: a grey that looks fine on the screen of who chose it. */
export const FAINT = "#9ca3ae";

/** The engine's proposal for it: the colour of the other quiet texts of the screen. */
export const FIXED = "#5d6574";

const WHITE = "#ffffff";
const INK = "#111827";
const QUIET = FIXED;
const LINE = "#767b86";
const ACCENT = "#4f46c8";

const solid = (hex: string): Paint => ({ type: "solid", color: fromHex(hex) });

interface Words {
  readonly sizePx?: number;
  readonly weight?: number;
  readonly color?: string;
  readonly align?: "left" | "center" | "right";
}

const words = (
  id: string,
  characters: string,
  box: Box,
  { sizePx = 16, weight = 400, color = INK, align = "left" }: Words = {},
): SceneNode => ({
  id: `checkout:${id}`,
  name: id,
  type: "TEXT",
  box,
  fills: [solid(color)],
  text: {
    characters,
    runs: [
      { start: 0, end: characters.length, fontFamily: "Inter", sizePx, weight, lineHeightPx: sizePx * 1.5 },
    ],
    alignHorizontal: align,
    alignVertical: "center",
    resize: "none",
  },
});

interface Shape {
  readonly fill?: string;
  readonly stroke?: string;
  readonly radiusPx?: number;
  readonly children?: readonly SceneNode[];
}

const shape = (id: string, box: Box, { fill, stroke, radiusPx = 12, children }: Shape): SceneNode => ({
  id: `checkout:${id}`,
  name: id,
  type: "FRAME",
  box,
  cornerRadiiPx: [radiusPx, radiusPx, radiusPx, radiusPx],
  ...(fill && { fills: [solid(fill)] }),
  ...(stroke && {
    strokes: [solid(stroke)],
    stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
  }),
  ...(children && { children }),
});

const at = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

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
  const children: readonly SceneNode[] = [
    words("title", says.title, at(24, 32, 327, 36), { sizePx: 28, weight: 700 }),
    words("card label", says.card, at(24, 80, 200, 24), { sizePx: 14, weight: 600 }),
    shape("card field", at(24, 108, 327, 48), {
      fill: WHITE,
      stroke: LINE,
      children: [words("card number", "4242 4242 4242 4242", at(40, 120, 240, 24))],
    }),
    shape("email field", at(24, 172, 327, 48), {
      fill: WHITE,
      stroke: LINE,
      children: [words("email", says.email, at(40, 184, 240, 24), { color: QUIET })],
    }),
    words("total label", says.total, at(24, 240, 160, 24), { color: QUIET }),
    words("total", says.price, at(191, 240, 160, 24), { weight: 600, align: "right" }),
    words("note", says.note, at(24, 272, 327, 20), { sizePx: 14, color: note }),
    words("promise", says.promise, at(24, 304, 327, 20), { sizePx: 14, color: QUIET }),
    shape("pay", at(24, 352, 327, 48), {
      fill: ACCENT,
      children: [
        words("pay label", says.pay, at(24, 364, 327, 24), { weight: 600, color: WHITE, align: "center" }),
      ],
    }),
    shape("back", at(24, 416, 327, 48), {
      fill: ACCENT,
      children: [
        words("back label", says.back, at(24, 428, 327, 24), { weight: 600, color: WHITE, align: "center" }),
      ],
    }),
  ];
  const screen: SceneNode = {
    id: "checkout:screen",
    name: "Checkout",
    type: "FRAME",
    box: at(0, 0, WIDTH_PX, HEIGHT_PX),
    fills: [solid(WHITE)],
    clipsContent: true,
    children,
  };
  return {
    schema: 1,
    file: "Shop",
    page: { id: "checkout:page", name: "Checkout" },
    frames: [screen],
    components: {},
    styles: {},
  };
}
