import type { HouseRules } from "../../house-rules/house-rules.ts";
import { colorDistance } from "../../perception/contrast/colors/color-distance.ts";
import { palette } from "../../perception/contrast/colors/palette.ts";
import { computed } from "../../perception/frame/computed.ts";
import { type Frame, isText, type Layer } from "../../perception/frame/frame.ts";
import { spacingsOf } from "../../perception/layout/spacings.ts";
import { hasStroke } from "../../perception/paint/painted-box.ts";
import { isForeignPart, isInPicture } from "../../perception/parts/foreign-part.ts";
import { styleOf } from "../../perception/text/typography/text-style.ts";
import { fromHex, toHex } from "../../scene/color.ts";
import type { Paint } from "../../scene/scene.ts";
import { isForPeople } from "../../perception/structure/screens/screen-kind.ts";
import { propose, type Proposal } from "../fixes/fix.ts";
import { lengthChange, setAllRuns, setSpacing } from "../fixes/set-values.ts";
import { defineRule } from "../rule.ts";

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

/** A radius as large as half a side makes a circle or a pill, whatever its number. */
function radiusOf({ node: { cornerRadiiPx, box } }: Layer): readonly number[] {
  const [radius = 0, ...others] = cornerRadiiPx ?? [];
  const isRound = radius >= Math.min(box.width, box.height) / 2;
  return radius > 0 && !isRound && others.every((one) => one === radius) ? [radius] : [];
}

const BOXES: ReadonlySet<string> = new Set(["FRAME", "RECTANGLE", "INSTANCE", "COMPONENT", "GROUP"]);

interface ColorUse {
  readonly property: "fill" | "stroke";
  readonly hex: string;
  readonly name: string | undefined;
}

function colorUse(layer: Layer, property: ColorUse["property"], { scene }: Frame): readonly ColorUse[] {
  const { fills, strokes, styles = {} } = layer.node;
  const paints: readonly Paint[] = (property === "fill" ? fills : strokes) ?? [];
  const [paint, ...others] = paints;
  if (paint?.type !== "solid" || others.length > 0 || (paint.opacity ?? 1) !== 1) return [];
  const variable = scene.variables?.[paint.variable ?? ""]?.name;
  return [
    { property, hex: toHex(paint.color), name: variable ?? scene.styles[styles[property] ?? ""]?.name },
  ];
}

/** The plain colors of texts, and of the fills and lines of boxes; pictures and icons have what colors they need. */
function colorUses(layer: Layer, frame: Frame): readonly ColorUse[] {
  const isPlain = isText(layer)
    ? layer.node.text.runs.every(({ fills }) => !fills)
    : BOXES.has(layer.node.type);
  if (!isPlain) return [];
  return [...colorUse(layer, "fill", frame), ...(hasStroke(layer) ? colorUse(layer, "stroke", frame) : [])];
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

const judged = (frame: Frame): readonly Layer[] =>
  isForPeople(frame)
    ? frame.layers.filter((layer) => layer.visibleBox && !isForeignPart(layer) && !isInPicture(layer))
    : [];

export const houseValue = defineRule({
  id: "house-value",
  aspect: "ui",
  severity: "minor",
  certainty: "measured",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/design-systems-101/",
  bases: {
    size: "https://www.nngroup.com/articles/design-systems-101/",
    weight: "https://www.nngroup.com/articles/design-systems-101/",
    radius: "https://www.nngroup.com/articles/design-systems-101/",
    gap: "https://carbondesignsystem.com/elements/spacing/overview/",
    color: "https://www.nngroup.com/articles/design-systems-101/",
  },
  mendedIn: "component",
  says: {
    en: {
      title: "A value that your house does not have",
      problem: "This is {value}. The nearest that your house has is {nearest}.",
      why: "It is one of your house rules: few values make screens look like one product, and are built faster.",
      fix: "Use {nearest}.",
      by: {
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
      by: {
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
  applies: judged,
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
      fail({ value, nearest }, { by: kind, cause: `${kind} ${value}`, mend }),
    );
  },
});
