import { computed } from "../../../../perception/frame/computed.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { slipsAmong, type ValueUse } from "../../../../perception/layout/slip.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { bindLengths, boundIds } from "../../../fixes/bind.ts";
import { defineRule } from "../../../rule.ts";

const CORNERS = 4;

function useOf(layer: Layer): readonly ValueUse<number>[] {
  const { cornerRadiiPx, variables } = layer.node;
  if (!cornerRadiiPx || !layer.visibleBox || isForeignPart(layer)) return [];
  const [value, ...others] = cornerRadiiPx;
  if (value === 0 || others.some((radius) => radius !== value)) return [];
  const boundCount = variables?.["rectangleCornerRadii"]?.length ?? 0;
  return boundCount === 0 || boundCount === CORNERS ? [{ layer, value, isNamed: boundCount > 0 }] : [];
}

const radiiIn = computed(({ layers }: Frame) => layers.flatMap(useOf));

export const looseRadius = defineRule({
  id: "loose-radius",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  mendedIn: "component",
  says: {
    en: {
      title: "Corner radius set by hand",
      problem:
        "A corner radius of {px} px is set by hand (layers: {uses}); elsewhere on this screen (layers: {namedUses}) a variable gives it.",
      why: "When the variable changes, these corners stay as they are and no longer match the others.",
      fix: "Give them the variable that the others have.",
    },
    fr: {
      title: "Rayon des angles réglé à la main",
      problem:
        "Un rayon de {px} px est réglé à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), une variable le donne.",
      why: "Quand la variable change, ces angles restent tels quels et ne ressemblent plus aux autres.",
      fix: "Donnez-leur la variable qu’ont les autres.",
    },
  },
  applies: (frame) => (radiiIn(frame).length > 0 ? [frame.root] : []),
  check: (_, { frame, fail }) =>
    slipsAmong(radiiIn(frame)).map(({ value, named, loose }) =>
      fail(
        { px: value, uses: loose.length, namedUses: named.length },
        {
          layers: loose,
          cause: String(value),
          mend: () => bindLengths("corner-radius", value, loose, boundIds(named, "rectangleCornerRadii")),
        },
      ),
    ),
});
