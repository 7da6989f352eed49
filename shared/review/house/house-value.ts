import type { HouseRules } from "../../house-rules/house-rules.ts";
import { colorDistance } from "../../perception/contrast/colors/color-distance.ts";
import { palette } from "../../perception/contrast/colors/palette.ts";
import { computed } from "../../perception/frame/computed.ts";
import { type Frame, type Layer, isText } from "../../perception/frame/frame.ts";
import { styleOf } from "../../perception/text/typography/text-style.ts";
import { fromHex } from "../../scene/color.ts";
import { type Proposal, propose } from "../fixes/fix.ts";
import { lengthChange, setAllRuns, setSpacing } from "../fixes/set-values.ts";
import { defineRule } from "../rule.ts";
import { boxesAndTexts, colorUses, radiusOf } from "./values-of.ts";
import { remembered } from "../../perception/frame/remembered.ts";

const NO_SPACINGS: readonly number[] = [];

/** The gaps and paddings in px that an auto layout sets, each once; a spread layout sets no gap. */
const spacingsOf: (layer: Layer) => readonly number[] = remembered(({ node, children }: Layer) => {
  if (!node.layout) return NO_SPACINGS;
  const { gapPx, paddingPx, align } = node.layout;
  const gap = children.length > 1 && align !== "space-between" ? [gapPx] : [];
  return [...new Set([...gap, ...paddingPx])].filter((value) => value > 0);
});

type Values = NonNullable<HouseRules["values"]>;
type Kind = "size" | "weight" | "radius" | "gap" | "color";

/** A value that the house does not have, and the nearest one that it has. */
interface OtherValue {
  readonly kind: Kind;
  readonly value: string;
  readonly nearest: string;
  readonly mend: () => readonly Proposal[];
}

const NO_VALUES: Values = {};

/** The nearest of some lengths; undefined where it is one of them, or the house has none. */
function nearestTo(value: number, allowed: readonly number[] | undefined): number | undefined {
  if (!allowed || allowed.some((one) => Math.abs(one - value) < 0.05)) return undefined;
  return allowed.reduce(
    (best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best),
    Infinity,
  );
}

const inPx = (value: number): string => `${value} px`;

function lengthsIn(
  kind: Kind,
  values: readonly number[],
  allowed: readonly number[] | undefined,
  change: (from: number, to: number) => Proposal["changes"],
): readonly OtherValue[] {
  return values.flatMap((from) => {
    const to = nearestTo(from, allowed);
    if (to === undefined) return [];
    const say = kind === "weight" ? String : inPx;
    const mend = () => {
      const changes = change(from, to);
      if (changes.length === 0) return [];
      return [
        kind === "weight"
          ? propose("weight", { from, to }, changes)
          : propose("house-length", { from, to }, changes),
      ];
    };
    return [{ kind, value: say(from), nearest: say(to), mend }];
  });
}

function typeIn(layer: Layer, { fontSizes, fontWeights }: Values): readonly OtherValue[] {
  if (!isText(layer)) return [];
  const { sizePx, weight } = styleOf(layer);
  return [
    ...lengthsIn("size", [sizePx], fontSizes, (_, to) =>
      setAllRuns(layer, "font-size", (run) => run.sizePx, to),
    ),
    ...lengthsIn("weight", [weight], fontWeights, (_, to) =>
      setAllRuns(layer, "font-weight", (run) => run.weight, to),
    ),
  ];
}

const houseColors = computed((frame: Frame) => {
  const { colors = [] } = frame.demands.house?.values ?? NO_VALUES;
  return {
    all: colors.map(({ hex }) => hex.toLowerCase()),
    names: new Set(colors.flatMap(({ name }) => name?.toLowerCase() ?? [])),
    nameOf: new Map(colors.map(({ name, hex }) => [hex.toLowerCase(), name ?? hex.toLowerCase()])),
  };
});

function colorsIn(layer: Layer, frame: Frame): readonly OtherValue[] {
  const { all, names, nameOf } = houseColors(frame);
  if (all.length === 0) return [];
  return colorUses(layer, frame).flatMap(({ property, hex, name }): readonly OtherValue[] => {
    // In another mode a variable has another value: its name tells that it is of the house.
    if (all.includes(hex) || (name !== undefined && names.has(name.toLowerCase()))) return [];
    const away = (one: string): number => colorDistance(fromHex(one), fromHex(hex));
    const to = all.reduce((best, one) => (away(one) < away(best) ? one : best));
    const mend = () => {
      const source = palette(frame).find((one) => one.hex === to && one.source)?.source;
      const change = {
        layer: layer.node.id,
        property,
        from: hex,
        to,
        ...(source && { [source.kind]: source.id }),
      };
      return [propose("house-color", { to: nameOf.get(to) ?? to }, [change])];
    };
    return [{ kind: "color", value: hex, nearest: nameOf.get(to) ?? to, mend }];
  });
}

export const houseValue = defineRule({
  id: "house-value",
  aspect: "ui",
  severity: "minor",
  certainty: "measured",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/design-systems-101/",
  kinds: {
    gap: { basis: "https://carbondesignsystem.com/elements/spacing/overview/" },
  },
  mendedIn: "component",
  says: {
    en: {
      title: "A value that your house does not have",
      problem: "This is {value}. The nearest that your house has is {nearest}.",
      why: "It is one of your house rules: few values make screens look like one product, and are built faster.",
      fix: "Use {nearest}.",
      kinds: {
        size: {
          title: "A text size that your house does not have",
          problem: "This text is set in {value}. The nearest size of your house is {nearest}.",
        },
        weight: {
          title: "A weight that your house does not have",
          problem: "This text is set in the weight {value}. The nearest of your house is {nearest}.",
        },
        radius: {
          title: "A radius that your house does not have",
          problem: "Its corners have a radius of {value}. The nearest of your house is {nearest}.",
        },
        gap: {
          title: "A space that your house does not have",
          problem: "A gap or padding is {value}. The nearest space of your house is {nearest}.",
        },
        color: {
          title: "A colour that your house does not have",
          problem: "It has the colour {value}. The nearest of your house is {nearest}.",
        },
      },
    },
    fr: {
      title: "Une valeur absente de vos règles maison",
      problem: "C’est {value}. La plus proche de vos règles maison est {nearest}.",
      why: "C’est l’une de vos règles maison : avec peu de valeurs, les écrans forment un seul produit et s’intègrent plus vite.",
      fix: "Utilisez {nearest}.",
      kinds: {
        size: {
          title: "Une taille de texte absente de vos règles maison",
          problem: "Ce texte est en {value}. La taille la plus proche de vos règles maison est {nearest}.",
        },
        weight: {
          title: "Une graisse absente de vos règles maison",
          problem: "Ce texte est en graisse {value}. La plus proche de vos règles maison est {nearest}.",
        },
        radius: {
          title: "Un rayon absent de vos règles maison",
          problem: "Ses coins ont un rayon de {value}. Le plus proche de vos règles maison est {nearest}.",
        },
        gap: {
          title: "Un espacement absent de vos règles maison",
          problem:
            "Un écart ou une marge intérieure mesure {value}. L’espacement le plus proche de vos règles maison est {nearest}.",
        },
        color: {
          title: "Une couleur absente de vos règles maison",
          problem: "Sa couleur est {value}. La plus proche de vos règles maison est {nearest}.",
        },
      },
    },
  },
  applies: boxesAndTexts,
  check: (layer, { frame, fail }) => {
    const { values = NO_VALUES } = frame.demands.house ?? {};
    return [
      ...typeIn(layer, values),
      ...lengthsIn("radius", radiusOf(layer), values.radii, (from, to) =>
        lengthChange(layer, "corner-radius", from, to),
      ),
      ...lengthsIn("gap", spacingsOf(layer), values.gaps, (from, to) => setSpacing(layer, from, to)),
      ...colorsIn(layer, frame),
    ].map(({ kind, value, nearest, mend }) =>
      fail({ value, nearest }, { kind, cause: `${kind} ${value}`, mend }),
    );
  },
});
