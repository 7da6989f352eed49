import type { SceneNode } from "../../../shared/scene/scene.ts";
import type { Defect, Site } from "../defect.ts";
import { editNodes, mainRun, withRuns, type TextNode } from "../edit.ts";
import { isTextPlace, type Place, type Screen } from "../screens.ts";
import { button, field, line, paragraph, planted, plantedAlone, PROSE } from "./plant.ts";
import { changing, solidFill } from "./sites.ts";

/** A text whose style was changed by hand no longer has the shared one. */
function restyled(node: SceneNode, change: Parameters<typeof withRuns>[1]): SceneNode {
  const { styles: _, variables: __, ...rest } = withRuns(node, change);
  return rest;
}

const MANY_TEXTS = 6;
const SMALLEST_LARGER_PX = 13;

/** A text of a size that many texts have. */
function sizeSites(screen: Screen): readonly Site[] {
  const sizeOf = ({ node }: Place<TextNode>): number => mainRun(node).sizePx;
  return screen.texts
    .filter((place) => screen.texts.filter((other) => sizeOf(other) === sizeOf(place)).length >= MANY_TEXTS)
    .filter(
      (place) => sizeOf(place) >= SMALLEST_LARGER_PX && !mainRun(place.node).fontFamily.startsWith("SF"),
    )
    .map((place) => changing(screen, place, (node, px) => restyled(node, { sizePx: sizeOf(place) + px })));
}

/** Several texts changed, each by its place among them. */
function changingMany(
  screen: Screen,
  texts: readonly Place<TextNode>[],
  change: (node: SceneNode, index: number, size: number) => SceneNode,
): Site {
  const ids = texts.map(({ node }) => node.id);
  return {
    before: screen.root,
    touched: ids,
    damage: (size) =>
      editNodes(screen.root, new Set(ids), (node) => change(node, ids.indexOf(node.id), size)),
  };
}

const FEWEST_TEXTS = 16;

const scaleSites = (screen: Screen): readonly Site[] => {
  const texts = screen.texts.slice(0, 14);
  if (screen.texts.length < FEWEST_TEXTS || texts.length < 14) return [];
  const rest = screen.texts.slice(14);
  const all = [...texts, ...rest];
  return [
    changingMany(screen, all, (node, index, count) =>
      restyled(node, { sizePx: 12 + 4 * (index < count ? index : 0) }),
    ),
  ];
};

const flatSites = (screen: Screen): readonly Site[] => {
  const words = screen.texts.filter(({ node }) => /\p{L}{2}/u.test(node.text.characters));
  const color = solidFill(screen.body);
  if (words.length < FEWEST_TEXTS || !color) return [];
  const { sizePx, weight, fontFamily } = mainRun(screen.body);
  return [
    changingMany(screen, screen.places.filter(isTextPlace), (node) => {
      const { text, ...rest } = restyled(node, { sizePx, weight, fontFamily });
      if (!text) return node;
      const runs = text.runs.map((run) => {
        const { case: _, fills: __, ...plain } = run;
        return plain;
      });
      return { ...rest, fills: [{ type: "solid", color }], text: { ...text, runs } };
    }),
  ];
};

/** Slips in what a screen says is more important. */
export const HIERARCHY_DEFECTS: readonly Defect[] = [
  {
    rule: "near-duplicate",
    what: "a text a little larger than its kind",
    unit: "px",
    sizes: [0.5, 1, 3],
    claimed: [0.5, 1],
    sites: sizeSites,
  },
  {
    rule: "type-scale",
    what: "many sizes of text",
    unit: "sizes",
    sizes: [8, 9, 12],
    claimed: [9, 12],
    sites: scaleSites,
  },
  { rule: "type-scale", what: "all texts set alike", sizes: [1], sites: flatSites },
  {
    rule: "competing-primaries",
    what: "a second button filled like the main one",
    sizes: [1],
    sites: planted(() => ({
      heightPx: 60,
      touched: ["a", "b"],
      build: (ground, size) => [
        button("Order now", ground, { id: "a" }),
        button("Ask for a quote", ground, { id: "b", x: ground.x + 156, isPlain: size === undefined }),
      ],
    })),
  },
  {
    rule: "heading-order",
    what: "a heading hardly larger than its text",
    unit: "× the text",
    sizes: [1.4, 1.25, 1.15, 1.1, 1],
    claimed: [1.15, 1.1, 1],
    sites: planted(() => ({
      heightPx: 260,
      touched: ["heading"],
      build: (ground, ratio = 1.5) => {
        const heading = line("Delivery and returns", ground, {
          id: "heading",
          name: "Heading",
          sizePx: Math.round(ground.sizePx * ratio * 10) / 10,
        });
        return [heading, paragraph(PROSE, ground, { id: "text", y: ground.y + 44 })];
      },
    })),
  },
  {
    rule: "heading-order",
    what: "one of three headings larger than the others",
    unit: "× the others",
    sizes: [1.1, 1.2, 1.4],
    sites: plantedAlone((random) => {
      const odd = 1 + random.below(2);
      return {
        heightPx: 640,
        touched: [`heading${odd}`],
        build: (ground, larger = 1) =>
          ["Delivery and returns", "Sizes and fit", "Wool and its care"].flatMap((words, index) => {
            const y = ground.y + index * 210;
            const ratio = index === odd ? 1.5 * larger : 1.5;
            const sizePx = Math.round(ground.sizePx * ratio * 10) / 10;
            return [
              line(words, ground, { id: `heading${index}`, y, sizePx, weight: 700 }),
              paragraph(PROSE, ground, { id: `text${index}`, y: y + Math.round(1.5 * sizePx) + 8 }),
            ];
          }),
      };
    }),
  },
  {
    rule: "unstressed-sum",
    what: "the terms of a price larger than the price",
    unit: "× the price",
    sizes: [1, 1.25, 1.5, 2],
    claimed: [1.25, 1.5, 2],
    sites: planted(() => ({
      heightPx: 120,
      touched: ["price", "terms"],
      build: (ground, ratio = 0.75) => [
        line("$79.00", ground, { id: "price" }),
        line("Tax included, delivery not", ground, {
          id: "terms",
          y: ground.y + ground.sizePx * 1.5 + 8,
          sizePx: Math.round(ground.sizePx * ratio * 10) / 10,
        }),
      ],
    })),
  },
  {
    rule: "disguised-action",
    what: "a form that plain words send",
    sizes: [1],
    sites: plantedAlone(() => ({
      heightPx: 320,
      touched: ["send", "send:label"],
      build: (ground, size) => [
        field(ground, { id: "name", y: ground.y + 28, label: "Your name", value: "Anna" }),
        field(ground, { id: "mail", y: ground.y + 116, label: "Your email", value: "anna@example.com" }),
        size === undefined
          ? button("Send message", ground, { id: "send", y: ground.y + 200 })
          : line("Send message", ground, { id: "send:label", y: ground.y + 212 }),
      ],
    })),
  },
];
