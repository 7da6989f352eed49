import { isColorChange } from "../../../mend/change.ts";
import { colorDistance } from "../../../perception/contrast/colors/color-distance.ts";
import { contrastOf, cutRatio, fromHex, luminance } from "../../../scene/color.ts";
import type { Problem } from "../../merge.ts";
import type { Proposal } from "../fix.ts";
import { ONE_COLOR } from "./inks.ts";

/** A colour that no text has yet, and the way in which it lies from the former one. */
interface NewColor {
  readonly hex: string;
  readonly isDarker: boolean;
}

function newColorOf({ kind, values, changes: [first] }: Proposal): NewColor | undefined {
  const { to } = values;
  if (kind !== "text-color" || typeof to !== "string" || !first || !isColorChange(first)) return undefined;
  return { hex: to, isDarker: luminance(fromHex(to)) < luminance(fromHex(first.from)) };
}

/** True of colours that no eye tells from each other. */
export const isOneColor = (a: string, b: string): boolean =>
  colorDistance(fromHex(a), fromHex(b)) <= ONE_COLOR;

/** True of proposals that no eye tells from each other. */
export const areOneToTheEye = ({ changes: [a] }: Proposal, { changes: [b] }: Proposal): boolean =>
  [a?.layer, a?.property].join() === [b?.layer, b?.property].join() &&
  [a, b].every((one) => one && isColorChange(one)) &&
  isOneColor(String(a?.to), String(b?.to));

/** The one that is enough for all of some colours that no eye tells apart. */
function oneFor(own: NewColor, all: readonly NewColor[]): string {
  const light = ({ hex }: NewColor): number => luminance(fromHex(hex)) * (own.isDarker ? 1 : -1);
  return all
    .filter(({ hex, isDarker }) => isDarker === own.isDarker && isOneColor(hex, own.hex))
    .reduce((a, b) => (light(b) < light(a) ? b : a), own).hex;
}

function inColor(proposal: Proposal, to: string, ground: unknown): Proposal {
  const { values, changes } = proposal;
  const after =
    typeof ground === "string" ? cutRatio(contrastOf(fromHex(to), fromHex(ground))) : values["after"];
  return {
    ...proposal,
    values: { ...values, to, after: after ?? "" },
    changes: changes.map((change) =>
      isColorChange(change) && change.to === values["to"] ? { ...change, to } : change,
    ),
  };
}

/** The proposals of a screen with one new colour in the place of several that no eye tells apart. */
export function inFewColors(
  proposed: ReadonlyMap<Problem, readonly Proposal[]>,
): ReadonlyMap<Problem, readonly Proposal[]> {
  const all = [...proposed.values()].flat().flatMap((one) => newColorOf(one) ?? []);
  return new Map(
    [...proposed].map(([problem, proposals]) => [
      problem,
      proposals.map((one) => {
        const own = newColorOf(one);
        const to = own && oneFor(own, all);
        return !own || to === undefined || to === own.hex
          ? one
          : inColor(one, to, problem.evidence["backdropColor"]);
      }),
    ]),
  );
}
