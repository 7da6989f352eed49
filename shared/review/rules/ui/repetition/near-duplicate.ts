import { groupBy } from "../../../../group-by.ts";
import type { Change } from "../../../../mend/change.ts";
import { areAlike } from "../../../../perception/contrast/colors/alike-colors.ts";
import { type InkColor, inkColors } from "../../../../perception/contrast/colors/ink-colors.ts";
import { screenTexts } from "../../../../perception/copy/copy-texts.ts";
import { textsBySize } from "../../../../perception/copy/type-scale.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { isFromComponent } from "../../../../perception/frame/from-component.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { toHex } from "../../../../scene/color.ts";
import { areNear } from "../../../../scene/geometry.ts";
import type { Effect } from "../../../../scene/scene.ts";
import { propose, type Proposal } from "../../../fixes/fix.ts";
import { setTextSize } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** Values of which a screen has a few. */
type Property = "size" | "color" | "shadow";

/** One value and the layers that have it. */
interface Use {
  /** In no language. */
  readonly written: string;
  readonly layers: readonly Layer[];
  /** A style, a variable or a component gives it: it was chosen. */
  readonly isChosen: boolean;
  readonly isNear: (usual: Use) => boolean;
  readonly changeTo: (usual: Use) => readonly Change[];
}

const USUAL_USES = 3;
const ODD_SHARE = 1 / 3;
/** More values than this are a drawing. */
const MOST_VALUES = 100;

const TOO_NEAR = { px: 1, ratio: 1.08 };
/** Apple's own scale has 12 and 13, 15 and 16, 16 and 17 side by side. */
const SCALE_OF_APPLE = /^(SF|\.SF|San Francisco|-apple|New York)/;
/** Below it Material's own scale has 11 beside 12: https://m3.material.io/styles/typography/type-scale-tokens */
const SMALLEST_LARGER_PX = 13;

const pxOf = ({ written }: Use): number => Number.parseFloat(written);

function areNearSizes(a: number, b: number): boolean {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  return large >= SMALLEST_LARGER_PX && (large - small <= TOO_NEAR.px || large / small < TOO_NEAR.ratio);
}

const sizes = (frame: Frame): readonly Use[] =>
  textsBySize(screenTexts(frame).filter((text) => !SCALE_OF_APPLE.test(styleOf(text).fontFamily))).map(
    ({ sizePx, layers }) => ({
      written: `${sizePx} px`,
      layers,
      isChosen: layers.every(({ node }) => node.styles?.["text"] !== undefined),
      isNear: (usual) => areNearSizes(sizePx, pxOf(usual)),
      changeTo: (usual) => layers.flatMap((layer) => setTextSize(layer, pxOf(usual))),
    }),
  );

const colors =
  (role: InkColor["role"]) =>
  (frame: Frame): readonly Use[] =>
    inkColors(frame)
      .filter((color) => color.role === role)
      .map(({ hex, layers, isNamed }) => ({
        written: hex,
        layers,
        isChosen: isNamed,
        isNear: (usual) => areAlike(hex, usual.written),
        changeTo: (usual) =>
          layers.map(({ node }) => ({
            layer: node.id,
            property: role === "text" ? "fill" : "stroke",
            from: hex,
            to: usual.written,
          })),
      }));

/** A larger difference is another height above the ground, made so on purpose. */
const LARGEST_OFF = [2, 2, 4, 1, 5] as const;

interface Shadow {
  readonly layer: Layer;
  readonly color: string;
  /** Right, down, blur, spread in px, and the opacity in percent. */
  readonly lengths: readonly number[];
}

/** The one shadow that a layer casts; none when it has several effects, or a style gives it. */
function shadowOf(layer: Layer): readonly Shadow[] {
  const [effect, ...others]: readonly Effect[] = layer.node.effects ?? [];
  if (effect?.type !== "drop-shadow" || !effect.color || others.length > 0) return [];
  if (layer.node.styles?.["effect"] !== undefined || !layer.visibleBox || isForeignPart(layer)) return [];
  const { offset, radiusPx, spreadPx = 0, color } = effect;
  const lengths = [offset?.x ?? 0, offset?.y ?? 0, radiusPx, spreadPx, Math.round(color.a * 100)];
  return [{ layer, color: toHex(color), lengths }];
}

const writeShadow = ({ color, lengths: [x, y, blur, spread, percent] }: Shadow): string =>
  `${x} ${y} ${blur} ${spread} ${color} ${percent}%`;

function shadows(frame: Frame): readonly Use[] {
  const groups = groupBy(frame.layers.flatMap(shadowOf), writeShadow);
  return [...groups].map(([written, group]) => {
    const layers = group.map(({ layer }) => layer);
    const [{ color, lengths }] = group;
    const isNearTo = (other: Shadow | undefined): boolean =>
      other?.color === color &&
      LARGEST_OFF.every((most, index) => areNear(lengths[index] ?? 0, other.lengths[index] ?? 0, most));
    return {
      written,
      layers,
      isChosen: layers.some(isFromComponent),
      isNear: (usual) => isNearTo(groups.get(usual.written)?.[0]),
      changeTo: () => [],
    };
  });
}

/** The values that people meet on a screen, by property; those of one list are compared. */
const VALUES: readonly (readonly [Property, (frame: Frame) => readonly Use[]])[] = [
  ["size", sizes],
  ["color", colors("text")],
  ["color", colors("line")],
  ["shadow", shadows],
];

/** The value that a rare one was probably meant to be, to the end of the chain: that may be a slip itself. */
function meantOf(odd: Use, uses: readonly Use[]): Use | undefined {
  const meant = uses.find(
    (usual) =>
      usual !== odd &&
      usual.layers.length >= USUAL_USES &&
      odd.layers.length <= ODD_SHARE * usual.layers.length &&
      odd.isNear(usual),
  );
  return meant && ((meant.isChosen ? undefined : meantOf(meant, uses)) ?? meant);
}

interface NearlyTheSame {
  readonly of: Property;
  readonly usual: Use;
  readonly odd: readonly Use[];
}

const nearlyTheSame = computed((frame: Frame): readonly NearlyTheSame[] =>
  VALUES.flatMap(([of, usesIn]) => {
    const uses = usesIn(frame);
    if (uses.length > MOST_VALUES) return [];
    const found = new Map<Use, Use[]>();
    for (const odd of uses.filter(({ isChosen }) => !isChosen)) {
      const usual = meantOf(odd, uses);
      if (usual) found.set(usual, [...(found.get(usual) ?? []), odd]);
    }
    return [...found].map(([usual, odd]) => ({ of, usual, odd }));
  }),
);

function mend({ of, usual, odd }: NearlyTheSame): readonly Proposal[] {
  const changes = odd.flatMap((one) => one.changeTo(usual));
  if (of === "shadow") return [];
  return of === "size"
    ? [propose("text-size-in-use", { to: pxOf(usual) }, changes)]
    : [propose("same-color", { to: usual.written }, changes)];
}

export const nearDuplicate = defineRule({
  id: "near-duplicate",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  bases: {
    size: "https://www.nngroup.com/articles/principles-visual-design/",
    color: "https://www.w3.org/TR/css-color-4/#color-difference-2000",
    shadow: "https://m3.material.io/styles/elevation/overview",
  },
  yieldsTo: ["unlike-peers", "heading-order", "type-scale"],
  mendedIn: "component",
  says: {
    en: {
      title: "Two almost equal values",
      problem:
        "Beside {usual} (layers: {usualUses}) there is also {odd} (layers: {uses}); hardly anyone can tell them apart.",
      why: "A difference too small to mean something looks like a mistake, and both values have to be maintained.",
      fix: "Use {usual} everywhere, from a shared style or variable.",
      by: {
        size: {
          title: "Text sizes almost the same",
          fix: "Use {usual} for all of them, or make the step at least 2 px.",
        },
        color: { title: "Two almost equal colours" },
        shadow: { title: "Two almost equal shadows" },
      },
    },
    fr: {
      title: "Deux valeurs presque égales",
      problem:
        "À côté de {usual} (calques : {usualUses}), il y a aussi {odd} (calques : {uses}) ; presque personne ne les distingue.",
      why: "Une différence trop petite pour avoir un sens ressemble à une erreur, et il faut entretenir les deux valeurs.",
      fix: "Utilisez {usual} partout, depuis un style ou une variable partagés.",
      by: {
        size: {
          title: "Tailles de texte presque égales",
          fix: "Employez {usual} partout, ou un écart d’au moins 2 px.",
        },
        color: { title: "Deux couleurs presque identiques" },
        shadow: { title: "Deux ombres presque égales" },
      },
    },
  },
  applies: (frame) => (nearlyTheSame(frame).length > 0 ? [frame.root] : []),
  check: (_, { frame, fail }) =>
    nearlyTheSame(frame).map((found) => {
      const layers = found.odd.flatMap((use) => use.layers);
      return fail(
        {
          odd: found.odd.map(({ written }) => written).join(", "),
          uses: layers.length,
          usual: found.usual.written,
          usualUses: found.usual.layers.length,
        },
        { by: found.of, layers, cause: found.usual.written, mend: () => mend(found) },
      );
    }),
});
