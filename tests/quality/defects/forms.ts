import type { SceneNode } from "../../../shared/scene/scene.ts";
import { layer } from "../../../shared/scene/testing.ts";
import type { Defect } from "../defect.ts";
import { button, field, line, plantedAlone, type Ground } from "./plant.ts";

const FIELD = { width: 280, height: 44 };
const OUTLINE = {
  fill: "#ffffff",
  strokes: [{ type: "solid", color: { r: 0.4, g: 0.4, b: 0.4 } }],
  stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
} as const;

const address = (ground: Ground): readonly SceneNode[] => [
  field(ground, { id: "street", y: ground.y + 28, label: "Street", value: "Largo 7" }),
  field(ground, { id: "city", y: ground.y + 116, label: "City", value: "Lisbon" }),
];

/** A field whose words lie so far below its middle. */
const slipped = (ground: Ground, y: number, id: string, words: string, down: number): SceneNode[] => [
  layer({ id, name: "Rectangle", type: "RECTANGLE", ...FIELD, ...OUTLINE, x: ground.x, y }),
  line(words, ground, {
    id: `${id}:words`,
    x: ground.x + 12,
    y: y + 12 + down,
    height: 20,
    lineHeightPx: 20,
  }),
];

const outlined = (ground: Ground, y: number): SceneNode =>
  layer({ id: "send", name: "Rectangle", ...FIELD, ...OUTLINE, x: ground.x, y }, [
    line("Save", ground, { x: ground.x + 100, y: y + 12, width: 80, align: "center", height: 20 }),
  ]);

/** A button with dark words on a fill. */
const booking = (ground: Ground, fill: string): SceneNode =>
  layer({ id: "first", name: "Button", x: ground.x, y: ground.y + 120, width: 200, height: 48, fill }, [
    line("Book now", ground, {
      id: "first:label",
      x: ground.x + 40,
      y: ground.y + 134,
      width: 120,
      align: "center",
      color: "#111111",
    }),
  ]);

type Hinted = readonly [label: string, hint: string];

const HINTS: readonly [readonly [Hinted, Hinted], ...(readonly [Hinted, Hinted])[]] = [
  [
    ["Full name", "Enter your full name"],
    ["Email", "name@company.com"],
  ],
  [
    ["Nom", "Saisissez votre nom"],
    ["Date de naissance", "jj/mm/aaaa"],
  ],
  [
    ["Nome", "Digite seu nome"],
    ["CPF", "000.000.000-00"],
  ],
];

/** Slips in how the parts of a form look. */
export const FORM_DEFECTS: readonly Defect[] = [
  {
    rule: "hint-like-entry",
    what: "the hints in the fields set as dark as the labels",
    sizes: [1],
    sites: plantedAlone((random) => {
      const [first, second] = random.pick(HINTS);
      return {
        heightPx: 260,
        touched: ["name:value", "mail:value"],
        build: (ground, size) => {
          const ink = size === undefined ? "#666666" : "#222222";
          return [
            field(ground, { id: "name", y: ground.y + 28, label: first[0], value: first[1], ink }),
            field(ground, { id: "mail", y: ground.y + 116, label: second[0], value: second[1], ink }),
          ];
        },
      };
    }),
  },
  {
    rule: "off-centre",
    what: "the words in the fields of a form moved down",
    unit: "px",
    sizes: [1, 2, 4, 6, 8],
    claimed: [4, 6, 8],
    sites: plantedAlone(() => ({
      heightPx: 320,
      touched: ["mail", "mail:words", "name", "name:words"],
      build: (ground, size = 0) => [
        ...slipped(ground, ground.y + 28, "mail", "Your email", size),
        ...slipped(ground, ground.y + 92, "name", "Your name", size),
        button("Send message", ground, { id: "send", y: ground.y + 180 }),
      ],
    })),
  },
  {
    rule: "out-of-line",
    what: "the button of a form made narrower than its fields",
    unit: "px",
    sizes: [1, 2, 4, 8, 16, 30, 120],
    claimed: [4, 8, 16, 30],
    sites: plantedAlone(() => ({
      heightPx: 320,
      touched: ["send", "send:label"],
      build: (ground, size = 0) => [
        ...address(ground),
        button("Save", ground, { id: "send", y: ground.y + 200, width: FIELD.width - size }),
      ],
    })),
  },
  {
    rule: "disguised-action",
    what: "the button of a form drawn as its fields are",
    sizes: [1],
    sites: plantedAlone(() => ({
      heightPx: 320,
      touched: ["send"],
      build: (ground, size) => [
        ...address(ground),
        size === undefined
          ? button("Save", ground, { id: "send", y: ground.y + 200, width: FIELD.width })
          : outlined(ground, ground.y + 200),
      ],
    })),
  },
  {
    rule: "disguised-action",
    what: "the link after a question set like the question",
    sizes: [1],
    sites: plantedAlone(() => ({
      heightPx: 360,
      touched: ["asked", "answer"],
      build: (ground, size) => [
        ...address(ground),
        button("Sign up", ground, { id: "send", y: ground.y + 200, width: FIELD.width }),
        line("Already a member?", ground, { id: "asked", y: ground.y + 270, width: 150 }),
        line("Log in", ground, {
          id: "answer",
          x: ground.x + 158,
          y: ground.y + 270,
          ...(size === undefined && { color: "#1a3fb0", weight: 700 }),
        }),
      ],
    })),
  },
  {
    rule: "disguised-action",
    what: "the main button of a dark blue screen filled with grey",
    sizes: [1],
    sites: plantedAlone(() => ({
      heightPx: 420,
      touched: ["first", "first:label"],
      build: (ground, size) => [
        layer({ id: "ground", type: "RECTANGLE", x: 0, y: 0, width: 640, height: 640, fill: "#1f2a5a" }),
        line("Two weeks by the sea", ground, { sizePx: 2 * ground.sizePx, weight: 700, color: "#ffffff" }),
        booking(ground, size === undefined ? "#ffc933" : "#d9d9d9"),
      ],
    })),
  },
];
