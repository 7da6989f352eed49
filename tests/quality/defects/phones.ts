import { layer, screen, solid, text } from "../../../shared/scene/testing.ts";
import type { SceneNode } from "../../../shared/scene/scene.ts";
import type { Random } from "../../database/support/random.ts";
import type { Defect, Site } from "../defect.ts";
import { mainRun } from "../edit.ts";
import type { Screen } from "../screens.ts";
import { PROSE } from "./plant.ts";

/** The typeface of the screen that a phone's screen is drawn for, and how large its texts are. */
export interface Look {
  readonly fontFamily: string;
  readonly sizePx: number;
}

type Build = (look: Look, size?: number) => readonly SceneNode[];

/** A phone's screen of bare shapes and texts, in the typeface of a screen: sound when there is no size. */
export const drawn =
  (touched: readonly string[], build: (random: Random) => Build, height = 812) =>
  ({ root, body }: Screen, random: Random): readonly Site[] => {
    const { fontFamily } = mainRun(body);
    const own = build(random);
    const draw = (size?: number): SceneNode => ({
      ...screen(own({ fontFamily, sizePx: 16 }, size), { name: root.name, height }),
      id: root.id,
    });
    return [{ before: draw(), touched, damage: draw }];
  };

type TextOptions = NonNullable<Parameters<typeof text>[1]>;

export const words = (characters: string, { fontFamily, sizePx }: Look, options: TextOptions): SceneNode =>
  text(characters, { fontFamily, sizePx, color: "#222222", height: 24, ...options });

export const title = (characters: string, look: Look): SceneNode =>
  words(characters, look, { x: 20, y: 90, sizePx: 28, weight: 700, height: 36 });

export const shape = (options: Parameters<typeof layer>[0]): SceneNode =>
  layer({ name: "Rectangle", type: "RECTANGLE", ...options });

/** The arrow back of a screen that people come to from another. */
const ARROW_BACK = shape({
  id: "back",
  name: "Vector",
  type: "VECTOR",
  x: 20,
  y: 56,
  width: 20,
  height: 16,
  fill: "#222222",
});

export const pill = (label: string, look: Look, y: number, options: object = {}): SceneNode =>
  layer(
    {
      name: "Group",
      x: 20,
      y,
      width: 335,
      height: 52,
      fill: "#1a3fb0",
      cornerRadiiPx: [26, 26, 26, 26],
      ...options,
    },
    [words(label, look, { x: 100, y: y + 14, width: 175, align: "center", color: "#ffffff", weight: 600 })],
  );

interface Entry {
  readonly id: string;
  readonly y: number;
  readonly label: string | undefined;
  readonly value: string;
  readonly isWrong?: boolean;
}

const entry = (look: Look, { id, y, label, value, isWrong }: Entry): readonly SceneNode[] => [
  ...(label === undefined
    ? []
    : [words(label, look, { id: `${id}:label`, x: 20, y: y - 28, sizePx: 14, height: 20 })]),
  layer(
    {
      id,
      name: "Input",
      x: 20,
      y,
      width: 335,
      height: 48,
      fill: "#ffffff",
      strokes: [solid(isWrong ? "#c00f0c" : "#b3b3b3")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    [words(value, look, { x: 36, y: y + 12 })],
  ),
];

const ENTRIES = [
  ["First name", "Ada"],
  ["Surname", "Lopes"],
  ["Country", "Portugal"],
  ["City", "Lisbon"],
] as const;

const ENTRY_IDS = ENTRIES.map((_, index) => `entry${index}`);

type Change = (entry: Entry, isOdd: boolean) => Entry;

const form = (
  look: Look,
  odd: number,
  change: Change = (one) => one,
  ends: readonly SceneNode[] = [pill("Continue", look, 700)],
): readonly SceneNode[] => [
  ARROW_BACK,
  title("Your details", look),
  ...ENTRIES.flatMap(([label, value], index) =>
    entry(look, change({ id: `entry${index}`, y: 190 + 104 * index, label, value }, index === odd)),
  ),
  ...ends,
];

const ROWS = [
  ["Tea", 450],
  ["Cake", 600],
  ["Bread", 380],
] as const;

const SUM = ROWS.reduce((sum, [, cents]) => sum + cents, 0);

const price = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

interface Total {
  readonly cents: number;
  readonly weight: number;
  readonly button: string;
}

const bill = (look: Look, { cents, weight, button }: Total): readonly SceneNode[] => [
  title("Your order", look),
  ...[...ROWS, ["Total", cents] as const].flatMap(([label, own], index) => {
    const isTotal = index === ROWS.length;
    const style = isTotal ? { weight } : {};
    const y = 200 + 40 * index;
    return [
      words(label, look, { x: 20, y, width: 120, ...style, ...(isTotal && { id: "total:label" }) }),
      words(price(own), look, {
        x: 255,
        y,
        width: 100,
        align: "right",
        ...style,
        ...(isTotal && { id: "total" }),
      }),
    ];
  }),
  pill(button, look, 640, { id: "pay" }),
];

const SOUND: Total = { cents: SUM, weight: 700, button: `Pay ${price(SUM)}` };

const sign = (look: Look, button: string, link: string | undefined): readonly SceneNode[] => [
  title("Sign in", look),
  ...entry(look, { id: "entry", y: 220, label: "Email address", value: "ada@example.com" }),
  ...entry(look, { id: "password", y: 324, label: "Password", value: "12345678" }),
  ...(link === undefined ? [] : [words(link, look, { x: 20, y: 384, sizePx: 14, height: 20 })]),
  pill(button, look, 460, { id: "button" }),
];

const two = (look: Look, second: string): readonly SceneNode[] => [
  title("Your order", look),
  pill("Order now", look, 500, { id: "first" }),
  pill(second, look, 564, { id: "second" }),
];

const round = (sizePx: number): SceneNode =>
  layer(
    {
      id: "round",
      name: "Icon Button",
      type: "INSTANCE",
      instance: { componentId: "icon-button" },
      x: 300,
      y: 200,
      width: sizePx,
      height: sizePx,
      fill: "#1a3fb0",
      cornerRadiiPx: [sizePx / 2, sizePx / 2, sizePx / 2, sizePx / 2],
    },
    [
      layer({
        name: "Vector",
        type: "VECTOR",
        x: 300 + sizePx / 4,
        y: 200 + sizePx / 4,
        width: sizePx / 2,
        height: sizePx / 2,
        fill: "#ffffff",
      }),
    ],
  );

const chips = (look: Look, chosen: readonly number[]): readonly SceneNode[] => [
  title("Your orders", look),
  ...["All", "Open", "Sent"].map((label, index) => {
    const isChosen = chosen.includes(index);
    const x = 20 + 96 * index;
    return layer(
      {
        id: `chip${index}`,
        name: "Group",
        x,
        y: 180,
        width: 88,
        height: 36,
        fill: isChosen ? "#1a3fb0" : "#eef1fa",
      },
      [
        words(label, look, {
          x: x + 20,
          y: 186,
          width: 48,
          align: "center",
          color: isChosen ? "#ffffff" : "#33415c",
        }),
      ],
    );
  }),
];

const page = (look: Look, weight: number): readonly SceneNode[] => [
  title("Delivery and returns", look),
  ...[0, 1].map((index) =>
    words(PROSE, look, {
      id: `prose${index}`,
      x: 20,
      y: 160 + 200 * index,
      width: 335,
      height: 168,
      weight,
      resize: "height",
    }),
  ),
];

/** Slips that are told by what people see: on screens without a name or a component. */
export const PHONE_DEFECTS: readonly Defect[] = [
  {
    rule: "field-lacks-label",
    what: "the label of one field of a form taken away",
    sizes: [1],
    sites: drawn(ENTRY_IDS, (random) => {
      const odd = random.below(ENTRIES.length);
      return (look, size) =>
        form(look, odd, (one, isOdd) => (isOdd && size !== undefined ? { ...one, label: undefined } : one));
    }),
  },
  {
    rule: "no-way-out",
    what: "the arrow back of a form taken away",
    sizes: [1],
    sites: drawn([...ENTRY_IDS, "action"], () => (look, size) => {
      const whole = form(look, 0, undefined, [pill("Continue", look, 700, { id: "action" })]);
      return size === undefined ? whole : whole.filter((part) => part !== ARROW_BACK);
    }),
  },
  {
    rule: "form-without-action",
    what: "the button of a form taken away",
    sizes: [1],
    sites: drawn(
      ENTRY_IDS,
      () => (look, size) => form(look, 0, undefined, size === undefined ? undefined : []),
    ),
  },
  {
    rule: "error-without-message",
    what: "one field bordered in red, and nothing said",
    sizes: [1],
    sites: drawn(ENTRY_IDS, (random) => {
      const odd = random.below(ENTRIES.length);
      return (look, size) =>
        form(look, odd, (one, isOdd) => (isOdd && size !== undefined ? { ...one, isWrong: true } : one));
    }),
  },
  {
    rule: "same-label-twice",
    what: "two buttons called the same",
    sizes: [1],
    sites: drawn(
      ["first", "second"],
      () => (look, size) => two(look, size === undefined ? "Ask us" : "Order now"),
    ),
  },
  {
    rule: "target-size",
    what: "a round button drawn small",
    unit: "px",
    sizes: [12, 16, 20],
    claimed: [16, 20],
    sites: drawn(["round"], () => (look, size = 40) => [title("Wool jumper", look), round(size)]),
  },
  {
    rule: "chosen-option",
    what: "a filter drawn as chosen beside 'All'",
    sizes: [1],
    sites: drawn(
      ["chip0", "chip1", "chip2"],
      () => (look, size) => chips(look, size === undefined ? [0] : [0, 2]),
    ),
  },
  {
    rule: "bill-disagrees",
    what: "a total that is more than its rows",
    unit: "cents",
    sizes: [10, 100, 1000],
    sites: drawn(
      ["total"],
      () =>
        (look, size = 0) =>
          bill(look, { ...SOUND, cents: SUM + size, button: `Pay ${price(SUM + size)}` }),
    ),
  },
  {
    rule: "bill-disagrees",
    what: "a button that asks for more than the total",
    unit: "cents",
    sizes: [10, 100, 1000],
    sites: drawn(
      ["pay", "total"],
      () =>
        (look, size = 0) =>
          bill(look, { ...SOUND, button: `Pay ${price(SUM + size)}` }),
    ),
  },
  {
    rule: "unstressed-sum",
    what: "a total set like its rows",
    sizes: [1],
    sites: drawn(
      ["total", "total:label"],
      () => (look, size) => bill(look, { ...SOUND, weight: size === undefined ? 700 : 400 }),
    ),
  },
  {
    rule: "sign-words-mixed",
    what: "the button of a screen to sign up on one to sign in",
    sizes: [1],
    sites: drawn(
      ["button"],
      () => (look, size) => sign(look, size === undefined ? "Sign in" : "Create account", "Forgot password?"),
    ),
  },
  {
    rule: "bold-throughout",
    what: "all paragraphs of a screen in bold",
    unit: "weight",
    sizes: [500, 600, 700],
    claimed: [600, 700],
    sites: drawn(
      ["prose0", "prose1"],
      () =>
        (look, size = 400) =>
          page(look, size),
    ),
  },
];
