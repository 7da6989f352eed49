import type { SceneNode } from "../../../shared/scene/scene.ts";
import { layer, solid } from "../../../shared/scene/testing.ts";
import type { Defect } from "../defect.ts";
import { drawn, type Look, pill, shape, title, words } from "./phones.ts";

const low = (look: Look, label: string, y: number, heightPx: number, id: string): SceneNode =>
  layer({ id, name: "Group", x: 20, y, width: 160, height: heightPx, fill: "#1a3fb0" }, [
    words(label, look, {
      x: 36,
      y: y + (heightPx - 20) / 2,
      width: 128,
      height: 20,
      sizePx: 14,
      align: "center",
      color: "#ffffff",
    }),
  ]);

const buttons = (look: Look, heightPx: number): readonly SceneNode[] => [
  title("Your order", look),
  low(look, "Change it", 240, heightPx, "low0"),
  low(look, "Pay for it", 360, heightPx, "low1"),
];

const entries = (look: Look, fill: string): readonly SceneNode[] => [
  title("Your details", look),
  ...["First name", "Surname"].flatMap((label, index) => [
    words(label, look, { x: 20, y: 160 + 104 * index, sizePx: 14, height: 20 }),
    layer({ id: `faint${index}`, name: "Input", x: 20, y: 188 + 104 * index, width: 335, height: 48, fill }, [
      words("Enter it here", look, { x: 36, y: 200 + 104 * index, color: "#555555" }),
    ]),
  ]),
  pill("Continue", look, 700),
];

const choices = (look: Look, isFaint: boolean): readonly SceneNode[] => [
  title("Where to?", look),
  layer(
    { name: "Row", x: 20, y: 200, width: 335, height: 38 },
    ["Home", "Office", "Other"].map((label, index) => {
      const x = 20 + 108 * index;
      const [full, onFull] = isFaint ? ["#eef9f0", "#2e7d32"] : ["#2e7d32", "#ffffff"];
      const [fill, color] = index === 0 ? [full, onFull] : ["#f6f6f2", "#52525c"];
      return layer(
        {
          id: `choice${index}`,
          name: "Group",
          x,
          y: 200,
          width: 100,
          height: 38,
          fill,
          cornerRadiiPx: [19, 19, 19, 19],
        },
        [
          words(label, look, {
            x: x + 16,
            y: 209,
            width: 68,
            height: 20,
            sizePx: 13,
            weight: 600,
            align: "center",
            color,
          }),
        ],
      );
    }),
  ),
];

const player = (look: Look, offPx: number): readonly SceneNode[] => [
  title("Night Island", look),
  shape({ id: "track", x: 40, y: 500, width: 296, height: 6, fill: "#d9d9d9" }),
  shape({ id: "bar", x: 40, y: 500, width: 74, height: 6, fill: "#1a3fb0" }),
  words("1:00", look, { id: "played", x: 40 - offPx, y: 516, sizePx: 14, height: 20, width: 40 }),
  words("4:00", look, {
    id: "whole",
    x: 296 + offPx,
    y: 516,
    sizePx: 14,
    height: 20,
    width: 40,
    align: "right",
  }),
];

const cards = (look: Look, offPx: number): readonly SceneNode[] => [
  title("Your order", look),
  ...[0, offPx].map((off, index) =>
    layer(
      {
        id: `card${index}`,
        name: "Group",
        x: 20 + off,
        y: 180 + 200 * index,
        width: 335 - 2 * off,
        height: 160,
        fill: "#f0f0f0",
      },
      [words("How you pay", look, { x: 36 + off, y: 196 + 200 * index })],
    ),
  ),
];

const secret = (look: Look, hasEye: boolean): readonly SceneNode[] => [
  title("Sign in", look),
  words("Password", look, { x: 20, y: 192, sizePx: 14, height: 20 }),
  layer(
    {
      id: "secret",
      name: "Input",
      x: 20,
      y: 220,
      width: 335,
      height: 48,
      fill: "#ffffff",
      strokes: [solid("#767676")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    [
      words("••••••••", look, { x: 36, y: 232 }),
      ...(hasEye
        ? [layer({ name: "Vector", type: "VECTOR", x: 316, y: 236, width: 20, height: 16, fill: "#333333" })]
        : []),
    ],
  ),
];

const long = (look: Look, actionY: number): readonly SceneNode[] => [
  title("Your order", look),
  ...[0, 1, 2, 3, 4, 5].map((index) =>
    words(`Row number ${index} of the order`, look, { x: 20, y: 160 + 80 * index, width: 300 }),
  ),
  pill("Place the order", look, actionY, { id: "action" }),
];

const RUSSIAN: readonly (readonly [string, string])[] = [
  ["Доставка", "Доставк"],
  ["Политика конфиденциальности", "Политика конфеденциальности"],
  ["Начислено 20 баллов", "Начисленно 20 баллов"],
];

const russian = (look: Look, line: string): readonly SceneNode[] => [
  words("Вы здесь уже были", look, { x: 20, y: 90, sizePx: 28, weight: 700, height: 36 }),
  words("Это ваши заказы", look, { x: 20, y: 160 }),
  words(line, look, { id: "russian", x: 20, y: 220, width: 300 }),
];

/** Slips of what is touched on phones, and of what stands beside it, on screens of their own. */
export const TOUCH_DEFECTS: readonly Defect[] = [
  {
    rule: "target-size",
    what: "buttons drawn low",
    unit: "px",
    sizes: [34, 38],
    sites: drawn(
      ["low0", "low1"],
      () =>
        (look, size = 48) =>
          buttons(look, size),
    ),
  },
  {
    rule: "action-below-fold",
    what: "the main action moved to the end of a long screen",
    sizes: [1],
    sites: drawn(["action"], () => (look, size) => long(look, size === undefined ? 640 : 1180), 1300),
  },
  {
    rule: "faint-field",
    what: "fields filled with a shade of their ground",
    sizes: [1],
    sites: drawn(
      ["faint0", "faint1"],
      () => (look, size) => entries(look, size === undefined ? "#d4d4d4" : "#f5f5f5"),
    ),
  },
  {
    rule: "faint-choice",
    what: "a chosen option in another tint",
    sizes: [1],
    sites: drawn(["choice0", "choice1", "choice2"], () => (look, size) => choices(look, size !== undefined)),
  },
  {
    rule: "out-of-line",
    what: "figures moved away from the ends of their bar",
    unit: "px",
    sizes: [3, 10, 20],
    claimed: [10, 20],
    sites: drawn(
      ["track", "bar", "played", "whole"],
      () =>
        (look, size = 0) =>
          player(look, size),
    ),
  },
  {
    rule: "uneven-margins",
    what: "a card drawn narrower than the one above",
    unit: "px at each side",
    sizes: [2, 8, 14],
    claimed: [8, 14],
    sites: drawn(
      ["card0", "card1"],
      () =>
        (look, size = 0) =>
          cards(look, size),
    ),
  },
  {
    rule: "password-unseen",
    what: "the eye of a password taken away",
    sizes: [1],
    sites: drawn(["secret"], () => (look, size) => secret(look, size === undefined)),
  },
  {
    rule: "misspelling",
    what: "a Russian word cut off or misspelt",
    sizes: [1],
    sites: drawn(["russian"], (random) => {
      const [sound, slip] = random.pick(RUSSIAN as readonly [(typeof RUSSIAN)[number], ...typeof RUSSIAN]);
      return (look, size) => russian(look, size === undefined ? sound : slip);
    }),
  },
];
