import { namesOf } from "../../../../perception/elements/control-kind.ts";
import { type InkColor, inkColors } from "../../../../perception/contrast/colors/ink-colors.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { type Frame, type Layer, type TextLayer } from "../../../../perception/frame/frame.ts";
import { type HandSet, slipsAmong, type ValueUse } from "../../../../perception/layout/slip.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { bindColor, bindLengths, bindTextStyle, boundIds } from "../../../fixes/bind.ts";
import type { Proposal } from "../../../fixes/fix.ts";
import { defineRule } from "../../../rule.ts";

/** The properties that styles, variables and components give, and a hand may set. */
type Property = "color" | "radius" | "spacing" | "text" | "instance";

/** A value of one property that is set by hand, where others take it from a style, a variable or a component. */
interface Loose extends HandSet<string | number> {
  readonly of: Property;
  /** The value in no language. */
  readonly written: string;
  readonly mend?: () => readonly Proposal[];
}

/** In a text of several looks the layer itself does not say where each comes from. */
const isOfOnePiece = ({ node }: Layer): boolean => node.text === undefined || node.text.runs.length === 1;

function isColorNamed({ node: { styles = {}, variables = {} } }: Layer, role: InkColor["role"]): boolean {
  const kind = role === "text" ? "fill" : "stroke";
  const ranges = role === "text" ? variables["textRangeFills"] : undefined;
  return [styles[kind], variables[`${kind}s`], ranges].some((source) => source !== undefined);
}

const looseColors = (frame: Frame): readonly Loose[] =>
  inkColors(frame).flatMap((color) =>
    slipsAmong(
      color.layers
        .map((layer) => ({ layer, value: color.hex, isNamed: isColorNamed(layer, color.role) }))
        .filter((use) => use.isNamed || isOfOnePiece(use.layer)),
    ).map((slip) => ({
      ...slip,
      of: "color",
      written: color.hex,
      mend: () => bindColor(color, slip.loose, frame),
    })),
  );

const CORNERS = 4;

function radiusUse(layer: Layer): readonly ValueUse<number>[] {
  const { cornerRadiiPx, variables } = layer.node;
  const [value = 0, ...others] = cornerRadiiPx ?? [];
  if (!layer.visibleBox || isForeignPart(layer) || value === 0 || others.some((radius) => radius !== value))
    return [];
  const boundCount = variables?.["rectangleCornerRadii"]?.length ?? 0;
  return boundCount === 0 || boundCount === CORNERS ? [{ layer, value, isNamed: boundCount > 0 }] : [];
}

const SIDES = ["paddingTop", "paddingRight", "paddingBottom", "paddingLeft"] as const;

const hasGap = ({ node: { layout }, children }: Layer): boolean =>
  children.length > 1 && layout?.align !== "space-between" && layout?.direction !== "grid";

const lengthUse = (layer: Layer, value: number, property: string): readonly ValueUse<number>[] =>
  value > 0 ? [{ layer, value, isNamed: layer.node.variables?.[property] !== undefined }] : [];

const laidOut = (frame: Frame): readonly Layer[] =>
  frame.layers.filter((layer) => layer.node.layout && layer.visibleBox && !isForeignPart(layer));

const gapUses = (frame: Frame): readonly ValueUse<number>[] =>
  laidOut(frame)
    .filter(hasGap)
    .flatMap((layer) => lengthUse(layer, layer.node.layout?.gapPx ?? 0, "itemSpacing"));

const paddingUses = (frame: Frame): readonly ValueUse<number>[] =>
  laidOut(frame).flatMap((layer) =>
    SIDES.flatMap((side, index) => lengthUse(layer, layer.node.layout?.paddingPx[index] ?? 0, side)),
  );

const looseLengths = (
  of: "radius" | "spacing",
  uses: readonly ValueUse<number>[],
  mend: (slip: HandSet<number>) => readonly Proposal[] = () => [],
): readonly Loose[] =>
  slipsAmong(uses).map((slip) => ({ ...slip, of, written: `${slip.value} px`, mend: () => mend(slip) }));

const mendRadius = ({ value, loose, named }: HandSet<number>): readonly Proposal[] =>
  bindLengths("corner-radius", value, loose, boundIds(named, "rectangleCornerRadii"));

const mendGap = ({ value, loose, named }: HandSet<number>): readonly Proposal[] =>
  bindLengths("gap", value, loose, boundIds(named, "itemSpacing"));

/** How a text is set, as one comparable text. */
function lookOf({ node }: TextLayer): string {
  const [run] = node.text.runs;
  if (!run) return "";
  const { fontFamily, weight, isItalic, decoration, letterSpacingPx = 0 } = run;
  const lengths = [run.sizePx, run.lineHeightPx, letterSpacingPx].map((px) => Math.round(px * 10));
  return [fontFamily, weight, isItalic, decoration, run.case, ...lengths].join("|");
}

const TYPE_PROPERTIES = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontStyle",
  "lineHeight",
  "letterSpacing",
  "paragraphSpacing",
  "paragraphIndent",
] as const;

/** A bullet, a time or a price is often drawn as a sign among others. */
const WORD = /\p{L}{2}/u;

const styleName = ({ node }: Layer, { scene }: Frame): string | undefined =>
  scene.styles[node.styles?.["text"] ?? ""]?.name;

function textUse(layer: TextLayer, frame: Frame): readonly ValueUse<string>[] {
  const isNamed = styleName(layer, frame) !== undefined;
  const { styles, variables } = layer.node;
  const isUnclear =
    !isNamed && (styles?.["text"] !== undefined || TYPE_PROPERTIES.some((one) => variables?.[one]));
  const isWord = WORD.test(layer.node.text.characters);
  return isUnclear || !isWord || !isOfOnePiece(layer) ? [] : [{ layer, value: lookOf(layer), isNamed }];
}

/** Where two styles look alike, nobody can tell which of them a text should have. */
const looseTexts = (frame: Frame): readonly Loose[] =>
  slipsAmong(copyTexts(frame).flatMap((layer) => textUse(layer, frame))).flatMap((slip) => {
    const [style, ...others] = new Set(slip.named.map((layer) => styleName(layer, frame)));
    if (style === undefined || others.length > 0) return [];
    const mend = () => bindTextStyle(slip.loose, slip.named, style);
    return [{ ...slip, of: "text", written: style, mend }];
  });

/** The layers detached from a component that others of the screen still follow. */
const detached = (frame: Frame): readonly Loose[] =>
  frame.layers
    .filter(({ node, parent, visibleBox }) => parent !== null && visibleBox !== null && node.isDetached)
    .flatMap((layer) => {
      const { name } = layer.node;
      const named = frame.layers.filter(
        (one) => one.node.type === "INSTANCE" && name !== "" && namesOf(one, frame).includes(name),
      );
      return named.length === 0
        ? []
        : [{ of: "instance", value: name, written: name, named, loose: [layer] }];
    });

const looseValues = computed((frame: Frame): readonly Loose[] => [
  ...looseColors(frame),
  ...looseLengths("radius", frame.layers.flatMap(radiusUse), mendRadius),
  ...looseLengths("spacing", gapUses(frame), mendGap),
  ...looseLengths("spacing", paddingUses(frame)),
  ...looseTexts(frame),
  ...detached(frame),
]);

const STYLES = "https://help.figma.com/hc/en-us/articles/360039820134-Manage-and-share-styles";
const VARIABLES =
  "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections";

export const looseValue = defineRule({
  id: "loose-value",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis: STYLES,
  bases: {
    color: STYLES,
    radius: VARIABLES,
    spacing: VARIABLES,
    text: STYLES,
    instance: "https://help.figma.com/hc/en-us/articles/360038665754-Detach-an-instance-from-the-component",
  },
  yieldsTo: ["unlike-peers", "uneven-gaps", "off-scale-spacing"],
  mendedIn: "component",
  says: {
    en: {
      title: "Set by hand",
      problem:
        "{value} is set by hand (layers: {uses}); elsewhere on this screen (layers: {namedUses}) a style or variable gives it.",
      why: "When the style or variable changes, for a dark mode or a new brand, these layers stay as they are and no longer match the others.",
      fix: "Give them the style or variable that the others have.",
      by: {
        color: {
          title: "Colour set by hand",
          problem:
            "The colour {value} is set by hand (layers: {uses}); elsewhere on this screen (layers: {namedUses}) a style or variable gives it.",
        },
        radius: {
          title: "Corner radius set by hand",
          problem:
            "A corner radius of {value} is set by hand (layers: {uses}); elsewhere on this screen (layers: {namedUses}) a variable gives it.",
        },
        spacing: {
          title: "Spacing set by hand",
          problem:
            "A gap or padding of {value} is set by hand (layers: {uses}); elsewhere on this screen (layers: {namedUses}) a variable gives it.",
        },
        text: {
          title: "Text set by hand",
          problem:
            "The look of “{value}” is set by hand (texts: {uses}); elsewhere on this screen (texts: {namedUses}) the style gives it.",
        },
        instance: {
          title: "Detached from its component",
          problem:
            "“{value}” was detached from its component; others on this screen (instances: {namedUses}) still follow it.",
          why: "When the component changes, this one stays as it was and the two drift apart.",
          fix: "Put an instance in its place and set what differs as a property or a variant.",
        },
      },
    },
    fr: {
      title: "Réglé à la main",
      problem:
        "{value} est réglé à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), un style ou une variable le donne.",
      why: "Quand le style ou la variable change, pour un mode sombre ou une nouvelle marque, ces calques restent tels quels et ne ressemblent plus aux autres.",
      fix: "Donnez-leur le style ou la variable des autres.",
      by: {
        color: {
          title: "Couleur posée à la main",
          problem:
            "La couleur {value} est posée à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), un style ou une variable la donne.",
        },
        radius: {
          title: "Rayon des angles réglé à la main",
          problem:
            "Un rayon de {value} est réglé à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), une variable le donne.",
        },
        spacing: {
          title: "Espacement réglé à la main",
          problem:
            "Un écart ou une marge intérieure de {value} est réglé à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), une variable le donne.",
        },
        text: {
          title: "Texte réglé à la main",
          problem:
            "L’apparence de « {value} » est réglée à la main (textes : {uses}) ; ailleurs sur cet écran (textes : {namedUses}), le style la donne.",
        },
        instance: {
          title: "Détaché de son composant",
          problem:
            "« {value} » a été détaché de son composant ; d’autres sur cet écran (instances : {namedUses}) le suivent encore.",
          why: "Quand le composant change, celui-ci ne suit pas, et les deux finissent par diverger.",
          fix: "Remplacez-le par une instance, et réglez ce qui diffère par une propriété ou une variante.",
        },
      },
    },
  },
  applies: (frame) => (looseValues(frame).length > 0 ? [frame.root] : []),
  check: (_, { frame, fail }) =>
    looseValues(frame).map(({ of, value, written, loose, named, mend }) =>
      fail(
        { value: written, uses: loose.length, namedUses: named.length },
        { by: of, layers: loose, cause: String(value), ...(mend && { mend }) },
      ),
    ),
});
