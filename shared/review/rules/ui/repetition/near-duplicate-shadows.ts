import { areNear } from "../../../../scene/geometry.ts";
import { toHex } from "../../../../scene/color.ts";
import type { Effect } from "../../../../scene/scene.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isFromComponent } from "../../../../perception/frame/from-component.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** A larger difference is another height above the ground, made so on purpose. */
const LARGEST_OFF = { offsetPx: 2, radiusPx: 4, spreadPx: 1, alpha: 0.05 };

const USUAL_USES = 3;
/** More shadows than this are a drawing. */
const MOST_SHADOWS = 100;
const ODD_SHARE = 1 / 3;

type Shadow = Effect & { readonly color: NonNullable<Effect["color"]> };

interface ShadowUse {
  readonly shadow: Shadow;
  readonly layers: readonly Layer[];
}

/** The one shadow that a layer casts; undefined when it has several effects, or a style gives it. */
function shadowOf({ node }: Layer): Shadow | undefined {
  const [effect, ...others] = node.effects ?? [];
  const isOne = effect?.type === "drop-shadow" && others.length === 0 && effect.color !== undefined;
  return isOne && node.styles?.["effect"] === undefined ? (effect as Shadow) : undefined;
}

const offsetOf = ({ offset = { x: 0, y: 0 } }: Shadow) => offset;

/** A shadow in the words of CSS, which tells it from all others. */
function cssOf(shadow: Shadow): string {
  const { x, y } = offsetOf(shadow);
  const alpha = Math.round(shadow.color.a * 100);
  return `${x} ${y} ${shadow.radiusPx} ${shadow.spreadPx ?? 0} ${toHex(shadow.color)} ${alpha}%`;
}

const shadowUses = computed((frame: Frame): readonly ShadowUse[] => {
  const uses = new Map<string, { readonly shadow: Shadow; readonly layers: Layer[] }>();
  for (const layer of frame.layers) {
    const shadow = shadowOf(layer);
    if (!shadow || layer.visibleBox === null || isForeignPart(layer)) continue;
    const use = uses.get(cssOf(shadow));
    if (use) use.layers.push(layer);
    else uses.set(cssOf(shadow), { shadow, layers: [layer] });
  }
  return [...uses.values()];
});

function isAlmost(a: Shadow, b: Shadow): boolean {
  const [from, to] = [offsetOf(a), offsetOf(b)];
  return (
    toHex(a.color) === toHex(b.color) &&
    areNear(from.x, to.x, LARGEST_OFF.offsetPx) &&
    areNear(from.y, to.y, LARGEST_OFF.offsetPx) &&
    areNear(a.radiusPx, b.radiusPx, LARGEST_OFF.radiusPx) &&
    areNear(a.spreadPx ?? 0, b.spreadPx ?? 0, LARGEST_OFF.spreadPx) &&
    areNear(a.color.a, b.color.a, LARGEST_OFF.alpha)
  );
}

/** The shadow that a rare one was probably meant to be. */
const meantShadow = (odd: ShadowUse, frame: Frame): ShadowUse | undefined =>
  shadowUses(frame).find(
    (other) =>
      other !== odd &&
      other.layers.length >= USUAL_USES &&
      odd.layers.length <= ODD_SHARE * other.layers.length &&
      isAlmost(odd.shadow, other.shadow),
  );

/** Inside an instance the component gives the shadow. */
const isTypedIn = ({ layers }: ShadowUse): boolean => layers.every((layer) => !isFromComponent(layer));

/** The rare shadows by what they were meant to be. */
const slips = computed((frame: Frame): ReadonlyMap<ShadowUse, readonly ShadowUse[]> => {
  const found = new Map<ShadowUse, ShadowUse[]>();
  for (const odd of shadowUses(frame).filter(isTypedIn)) {
    const meant = meantShadow(odd, frame);
    if (meant) found.set(meant, [...(found.get(meant) ?? []), odd]);
  }
  return found;
});

export const nearDuplicateShadows = defineRule({
  id: "near-duplicate-shadows",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis: "https://m3.material.io/styles/elevation/overview",
  mendedIn: { style: "effect", variable: "effects" },
  says: {
    en: {
      title: "Two almost equal shadows",
      problem:
        "The shadow {shadow} (layers: {uses}) stands beside {usual} (layers: {usualUses}); hardly anyone can tell them apart.",
      why: "A shadow says how high a thing lies; two that are almost equal say nothing more, and both have to be maintained.",
      fix: "Use {usual} everywhere, from a shared effect style.",
    },
    fr: {
      title: "Deux ombres presque égales",
      problem:
        "L’ombre {shadow} (calques : {uses}) côtoie {usual} (calques : {usualUses}) ; on les distingue à peine.",
      why: "Une ombre dit à quelle hauteur se trouve un élément ; deux ombres presque égales n’en disent pas plus, et il faut entretenir les deux.",
      fix: "Employez {usual} partout, par un style d’effet partagé.",
    },
  },
  applies: (frame) => {
    const count = shadowUses(frame).length;
    return count > 1 && count <= MOST_SHADOWS ? [frame.root] : [];
  },
  check: (_, { frame, fail }) =>
    [...slips(frame)].map(([meant, odd]) => {
      const layers = odd.flatMap((use) => use.layers);
      const evidence = {
        shadow: odd.map(({ shadow }) => cssOf(shadow)).join(", "),
        uses: layers.length,
        usual: cssOf(meant.shadow),
        usualUses: meant.layers.length,
      };
      return fail(evidence, { layers, cause: evidence.usual });
    }),
});
