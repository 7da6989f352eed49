import { groupBy } from "../../../../group-by.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { type Frame, type Layer, ancestors, descendants } from "../../../../perception/frame/frame.ts";
import { HEAD_PX } from "../../../../perception/frame/limits.ts";
import { lookOfPaints } from "../../../../perception/frame/look-of-paints.ts";
import { isPainted } from "../../../../perception/paint/painted-box.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineFrameRule } from "../../../rule.ts";
import { colorfulness } from "../../../../scene/color.ts";

/** Signs on discs beside each other in the head of a screen, whose discs are painted in several ways. */
interface UnlikeGrounds {
  readonly signs: readonly [Layer, ...Layer[]];
  /** How many ways. */
  readonly grounds: number;
}

const FEWEST = 3;
const SURE = 0.6;
const DISC_SHARE = 0.8;
/** Greys and tints are grounds, a full colour is an accent. */
const MOST_COLOR = 0.5;

/** The layer that paints the disc of a sign: nearly as large as the sign’s whole box, under the sign. */
function discOf({ layers: [layer], box }: Element): Layer | undefined {
  return [layer, ...descendants(layer)].find(
    (one) =>
      isPainted(one) &&
      one.node.box.width >= DISC_SHARE * box.width &&
      one.node.box.height >= DISC_SHARE * box.height,
  );
}

/** How faint a disc is painted by itself and by the groups that it is in, up to its control. */
const fadedIn = (disc: Layer, control: Layer): number =>
  [disc, ...ancestors(disc).filter((around) => isIn(around, control))].reduce(
    (opacity, { node }) => opacity * (node.opacity ?? 1),
    1,
  );

const isIn = (layer: Layer, control: Layer): boolean =>
  layer === control || ancestors(layer).includes(control);

function lookOf(element: Element): string | undefined {
  const disc = discOf(element);
  if (!disc) return undefined;
  const { fills, strokes } = disc.node;
  return `${lookOfPaints(fills)} ${lookOfPaints(strokes)} ${fadedIn(disc, element.layers[0]).toFixed(1)}`;
}

/** An accent says that one of them matters more. */
const isAccented = (element: Element): boolean =>
  (discOf(element)?.node.fills ?? []).some(
    (paint) => paint.type === "solid" && colorfulness(paint.color) > MOST_COLOR,
  );

function unlikeIn(row: readonly Element[]): readonly UnlikeGrounds[] {
  const looks = row.map(lookOf);
  const isTold = looks.every((look) => look !== undefined) && !row.some(isAccented);
  const grounds = new Set(looks).size;
  const [first, ...others] = row.map(({ layers: [layer] }) => layer);
  if (!first || row.length < FEWEST || !isTold || grounds === 1) return [];
  return [{ signs: [first, ...others], grounds }];
}

/** The rows of signs in the head of a screen whose discs are painted in several ways, by their first one. */
const unlikeGrounds = computed((frame: Frame): ReadonlyMap<Layer, UnlikeGrounds> => {
  if (!isScreen(frame)) return new Map();
  const top = frame.root.node.box.y;
  const signs = elements(frame).filter(
    ({ role, certainty, box, state, layers: [layer] }) =>
      role === "icon-button" &&
      certainty >= SURE &&
      state === undefined &&
      box.y - top <= HEAD_PX &&
      !isForeignPart(layer),
  );
  const rows = groupBy(
    signs,
    ({ box }) => `${Math.round(box.y)} ${Math.round(box.width)} ${Math.round(box.height)}`,
  );
  return new Map([...rows.values()].flatMap(unlikeIn).map((found) => [found.signs[0], found] as const));
});

export const oddGround = defineFrameRule({
  id: "odd-ground",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "Controls of one row have different backgrounds",
      problem: "{count} controls of the same size stand in one row on {grounds} different backgrounds.",
      why: "Controls of one kind are recognised by their background; where it varies, one looks chosen or switched off.",
      fix: "Give all of them the same background; if one has another state, show it in another way too.",
    },
    fr: {
      title: "Commandes d’une même rangée sur des fonds différents",
      problem: "{count} commandes de même taille se suivent sur une rangée, sur {grounds} fonds différents.",
      why: "Des commandes d’un même genre se reconnaissent à leur fond ; quand il varie, l’une semble choisie ou désactivée.",
      fix: "Donnez-leur à toutes le même fond ; si l’une est dans un autre état, montrez-le aussi autrement.",
    },
  },
  find: unlikeGrounds,
  tell: (found, { fail }) => {
    const { signs, grounds } = found;
    return fail({ count: signs.length, grounds }, { layers: signs });
  },
});
