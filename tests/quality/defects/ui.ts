import { contrastOf } from "../../../shared/scene/color.ts";
import { right } from "../../../shared/scene/geometry.ts";
import type { Box, Rgb, SceneNode } from "../../../shared/scene/scene.ts";
import type { Defect, Site } from "../defect.ts";
import {
  editNode,
  editNodes,
  isTextNode,
  mainRun,
  moveBy,
  withBox,
  withCharacters,
  withRuns,
} from "../edit.ts";
import type { Place, Screen } from "../screens.ts";
import { changingParagraphs } from "./paragraphs.ts";
import { PROSE } from "./plant.ts";
import {
  changing,
  changingTexts,
  faintOn,
  inLines,
  isSingleLine,
  linesOf,
  solidFill,
  textsToRead,
} from "./sites.ts";

const isPainted = ({ fills, strokes }: SceneNode): boolean =>
  (fills?.length ?? 0) > 0 || (strokes?.length ?? 0) > 0;

const parentOf = ({ around }: Place): SceneNode | undefined => around[0];

const LAID_OUT = new Set(["TEXT", "RECTANGLE", "FRAME", "INSTANCE"]);

const NOT_LAID_OUT = /\b(icons?|charts?|graph|logo|illustration|map|status bar|keyboard|pictures?)\b/i;

const isOrdinary = ({ node, around }: Place): boolean =>
  around.length > 0 &&
  ![node, ...around.slice(0, -1)].some(
    ({ name, type, isMask }) => NOT_LAID_OUT.test(name) || type === "VECTOR" || isMask,
  );

const sameKind = (a: SceneNode, b: SceneNode): boolean =>
  a.type === b.type && a.instance?.componentId === b.instance?.componentId;

const isRow = (a: SceneNode, b: SceneNode): boolean =>
  sameKind(a, b) && Math.abs(a.box.x - b.box.x) < 0.1 && Math.abs(a.box.width - b.box.width) < 0.1;

const FEWEST_ROWS = 5;

/** The rows of a list: one kind, one left edge, one width, equal gaps. */
function rowsAround(place: Place): readonly SceneNode[] {
  const rows = (parentOf(place)?.children ?? [])
    .filter((other) => LAID_OUT.has(other.type) && isRow(other, place.node))
    .toSorted((a, b) => a.box.y - b.box.y);
  const gaps = rows.slice(1).map(({ box }, index) => box.y - bottomOf(rows[index]?.box));
  const isEven = gaps.every((gap) => gap >= 0 && Math.abs(gap - (gaps[0] ?? 0)) < 0.1);
  return isEven && rows.length >= FEWEST_ROWS ? rows : [];
}

const bottomOf = (box: Box | undefined): number => (box ? box.y + box.height : 0);

/** A row and all layers of its column below it, of whatever kind: they move together. */
const restOf = ({ node, around: [parent] }: Place): readonly SceneNode[] =>
  (parent?.children ?? []).filter(({ box }) => box.x === node.box.x && box.y >= node.box.y);

/** One row, or it and all below it, moved down. */
const gapSites =
  (isRestMoved: boolean) =>
  (screen: Screen): readonly Site[] =>
    screen.places
      .filter((place) => isOrdinary(place))
      .flatMap((place) => {
        const rows = rowsAround(place);
        const at = rows.indexOf(place.node);
        const isInside = at > 0 && at < rows.length - 1;
        if (!isInside) return [];
        const moved = new Set((isRestMoved ? restOf(place) : [place.node]).map(({ id }) => id));
        return {
          before: screen.root,
          touched: [...moved],
          damage: (dy: number) => editNodes(screen.root, moved, (node) => moveBy(node, 0, dy)),
        };
      });

const painted = (node: SceneNode, color: Rgb): SceneNode => {
  const { styles: _, variables: __, ...rest } = node;
  return {
    ...rest,
    fills: [{ type: "solid", color }],
    ...(node.text && {
      text: { ...node.text, runs: node.text.runs.map(({ fills: ___, ...run }) => run) },
    }),
  };
};

const contrastSites =
  (isLarge: boolean) =>
  (screen: Screen): readonly Site[] =>
    textsToRead(screen, isLarge).map(({ place, behind }) =>
      changing(screen, place, (node, ratio) => painted(node, faintOn(behind, ratio))),
    );

const USUAL_USES = 3;

/** A text of a colour that many texts have. */
function colorSites(screen: Screen): readonly Site[] {
  const colorOf = ({ node }: Place): string => JSON.stringify(solidFill(node));
  const usesOf = (place: Place): number =>
    screen.texts.filter((other) => colorOf(other) === colorOf(place)).length;
  return screen.texts
    .filter((place) => usesOf(place) > USUAL_USES + 1)
    .flatMap((place) => {
      const color = solidFill(place.node);
      if (!color || mainRun(place.node).fills) return [];
      const nudge = (value: number, by: number): number =>
        value > 0.5 ? value - by / 255 : value + by / 255;
      return changing(screen, place, (node, by) =>
        painted(node, { r: nudge(color.r, by), g: nudge(color.g, by), b: nudge(color.b, by) }),
      );
    });
}

/** A text alone in a painted box that fits around it. */
const boxedTexts = (screen: Screen): readonly (Place & { readonly box: SceneNode })[] =>
  screen.texts.filter(isSingleLine).flatMap((place) => {
    const box = parentOf(place);
    const isBox =
      box !== undefined && place.around.length > 1 && isPainted(box) && box.children?.length === 1;
    return isBox && place.node.text.resize === "width-and-height" ? [{ ...place, box }] : [];
  });

const isSeenAround = (place: Place & { readonly box: SceneNode }): boolean => {
  const own = solidFill(place.box);
  const outer = place.around.slice(1).find(isPainted);
  const behind = outer && solidFill(outer);
  return own !== undefined && behind !== undefined && contrastOf(own, behind) >= 1.1;
};

const crampedSites = (screen: Screen): readonly Site[] =>
  boxedTexts(screen)
    .filter((place) => isSeenAround(place) && place.box.box.height >= 28 && place.node.box.width >= 60)
    .map(({ node, box }) => ({
      before: screen.root,
      touched: [box.id],
      damage: (padding: number) =>
        editNode(screen.root, box.id, (one) =>
          withBox(one, { x: node.box.x - padding, width: node.box.width + 2 * padding }),
        ),
    }));

const overflowSites = (screen: Screen): readonly Site[] =>
  boxedTexts(screen)
    .filter((place) => isSeenAround(place) && !place.box.clipsContent && place.node.box.width >= 40)
    .map((place) =>
      changing(screen, place, (node, px) => {
        const width = right(place.box.box) + px - node.box.x;
        return withBox(node, { width });
      }),
    );

const clipSites = (screen: Screen): readonly Site[] =>
  boxedTexts(screen)
    .filter(
      ({ node, box }) =>
        node.box.width >= 60 &&
        box.box.x > screen.root.box.x &&
        right(box.box) < right(screen.root.box) &&
        bottomOf(box.box) < bottomOf(screen.root.box),
    )
    .map(({ node, box }) => ({
      before: screen.root,
      touched: [node.id, box.id],
      damage: (px: number) =>
        editNode(screen.root, box.id, (one) => ({
          ...withBox(one, { width: right(node.box) - px - one.box.x }),
          clipsContent: true as const,
        })),
    }));

const overlapSites = (screen: Screen): readonly Site[] =>
  screen.texts.filter(isSingleLine).flatMap((place) => {
    const below = (parentOf(place)?.children ?? []).find(
      (other) =>
        isTextNode(other) &&
        other.box.y >= bottomOf(place.node.box) &&
        other.box.y - bottomOf(place.node.box) <= 16 &&
        Math.abs(other.box.x - place.node.box.x) < 1 &&
        mainRun(other).sizePx === mainRun(place.node).sizePx,
    );
    if (!below || !isTextNode(below)) return [];
    return {
      before: screen.root,
      touched: [place.node.id],
      damage: (share: number) => {
        const dy = below.box.y - place.node.box.y - mainRun(below).lineHeightPx * (1 - share);
        return editNode(screen.root, place.node.id, (node) => moveBy(node, 0, dy));
      },
    };
  });

const spacingSites = (screen: Screen): readonly Site[] =>
  screen.places
    .filter(({ node }) => {
      const { layout } = node;
      const isSpaced = layout && layout.align !== "space-between" && (node.children?.length ?? 0) > 1;
      return isSpaced && layout.gapPx >= 8 && layout.gapPx % 4 === 0;
    })
    .filter(isOrdinary)
    .filter(
      ({ node }) =>
        screen.places.filter((other) => other.node.layout?.gapPx === node.layout?.gapPx).length >= 8,
    )
    .map((place) =>
      changing(screen, place, (node, px) =>
        node.layout ? { ...node, layout: { ...node.layout, gapPx: node.layout.gapPx + px } } : node,
      ),
    );

/** Slips in how a screen is set and laid out. */
export const UI_DEFECTS: readonly Defect[] = [
  {
    rule: "uneven-gaps",
    what: "the rest of a list moved down",
    unit: "px",
    sizes: [0.5, 1, 2, 4, 8],
    claimed: [2, 4],
    isByHand: true,
    sites: gapSites(true),
  },
  {
    rule: "uneven-gaps",
    what: "one row of a list moved down",
    unit: "px",
    sizes: [0.5, 1, 2, 4, 8],
    claimed: [2, 4],
    isByHand: true,
    sites: gapSites(false),
  },
  {
    rule: "text-contrast",
    what: "a text made fainter",
    unit: ":1",
    sizes: [4.6, 4.48, 4.3, 4, 3, 2],
    claimed: [4.48, 4.3, 4, 3, 2],
    sites: contrastSites(false),
  },
  {
    rule: "text-contrast",
    what: "a large text made fainter",
    unit: ":1",
    sizes: [3.1, 2.98, 2.8, 2.5, 2],
    claimed: [2.98, 2.8, 2.5, 2],
    sites: contrastSites(true),
  },
  {
    rule: "near-duplicate",
    what: "a text in another shade of its colour",
    unit: "of 255",
    sizes: [1, 2, 3, 12],
    claimed: [1, 2, 3],
    sites: colorSites,
  },
  {
    rule: "small-text",
    what: "a label made smaller",
    unit: "px",
    sizes: [11, 10.5, 10, 9, 8],
    claimed: [10, 9, 8],
    sites: (screen) =>
      changingTexts(
        screen,
        ({ node }) =>
          (node.text.characters.match(/\p{L}/gu)?.length ?? 0) >= 3 && node.text.characters.length < 40,
        (node, sizePx) => withRuns(node, { sizePx, lineHeightPx: sizePx * 1.4 }),
      ),
  },
  {
    rule: "small-text",
    what: "a paragraph made smaller",
    unit: "px",
    sizes: [12, 11.5, 11, 10],
    claimed: [11, 10],
    sites: changingParagraphs((node, sizePx) => withRuns(node, { sizePx, lineHeightPx: sizePx * 1.4 })),
  },
  {
    rule: "text-setting",
    what: "a paragraph set in tight lines",
    unit: "× the size",
    sizes: [1.2, 1.15, 1.1, 1],
    claimed: [1.15, 1.1, 1],
    sites: changingParagraphs((node, ratio) =>
      inLines(node, Math.max(3, linesOf(node)), mainRun(node).sizePx * ratio),
    ),
  },
  {
    rule: "text-setting",
    what: "a paragraph set in long lines",
    unit: "characters",
    sizes: [78, 84, 90, 120],
    claimed: [84, 90, 120],
    sites: changingParagraphs((node, characters) =>
      inLines(withCharacters(node, PROSE.repeat(2).slice(0, 3 * characters)), 3),
    ),
  },
  {
    rule: "text-setting",
    what: "a paragraph justified",
    sizes: [1],
    sites: changingParagraphs((node) => {
      const set = inLines(node, Math.max(3, linesOf(node)));
      return set.text ? { ...set, text: { ...set.text, alignHorizontal: "justified" } } : set;
    }),
  },
  {
    rule: "text-setting",
    what: "a paragraph centred",
    unit: "lines",
    sizes: [3, 4, 6],
    claimed: [4, 6],
    sites: changingParagraphs((node, lines) => {
      const set = inLines(node, lines);
      return set.text ? { ...set, text: { ...set.text, alignHorizontal: "center" } } : set;
    }),
  },
  {
    rule: "text-setting",
    what: "a paragraph spaced out",
    unit: "em",
    sizes: [0.04, 0.06, 0.1, 0.2],
    claimed: [0.06, 0.1, 0.2],
    sites: changingParagraphs((node, em) => withRuns(node, { letterSpacingPx: em * mainRun(node).sizePx })),
  },
  {
    rule: "cramped-box",
    what: "the padding of a box taken away",
    unit: "px",
    sizes: [6, 3, 2, 1, 0],
    claimed: [3, 2, 1, 0],
    sites: crampedSites,
  },
  {
    rule: "text-cut",
    what: "a text longer than its box",
    unit: "px",
    sizes: [1, 2, 4, 8, 16],
    claimed: [2, 4, 8, 16],
    sites: overflowSites,
  },
  {
    rule: "text-cut",
    what: "a box cuts its text",
    unit: "px",
    sizes: [2, 4, 8, 16],
    claimed: [4, 8, 16],
    sites: clipSites,
  },
  {
    rule: "text-covered",
    what: "a text pushed onto the one below",
    unit: "of the line",
    sizes: [0.2, 0.6, 0.8, 1],
    claimed: [0.8, 1],
    isByHand: true,
    sites: overlapSites,
  },
  {
    rule: "off-scale-spacing",
    what: "a gap off the scale",
    unit: "px",
    sizes: [1, -1, 2],
    claimed: [1, -1],
    sites: spacingSites,
  },
];
