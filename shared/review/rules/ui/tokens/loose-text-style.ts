import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { type HandSet, slipsAmong, type ValueUse } from "../../../../perception/layout/slip.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { bindTextStyle } from "../../../fixes/bind.ts";
import { defineRule } from "../../../rule.ts";

/** How a text is set, as one comparable text; in a text of several looks the layer does not say where each comes from. */
function lookOf({ node }: TextLayer): string | undefined {
  const [run, ...others] = node.text.runs;
  if (!run || others.length > 0) return undefined;
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

const wordedTexts = (frame: Frame): readonly TextLayer[] =>
  copyTexts(frame).filter(({ node }) => WORD.test(node.text.characters));

const styleName = ({ node }: Layer, { scene }: Frame): string | undefined =>
  scene.styles[node.styles?.["text"] ?? ""]?.name;

function useOf(layer: TextLayer, frame: Frame): readonly ValueUse<string>[] {
  const value = lookOf(layer);
  const isNamed = styleName(layer, frame) !== undefined;
  const { styles, variables } = layer.node;
  const isUnclear =
    !isNamed && (styles?.["text"] !== undefined || TYPE_PROPERTIES.some((one) => variables?.[one]));
  return value === undefined || isUnclear ? [] : [{ layer, value, isNamed }];
}

interface SlippedStyle extends HandSet<string> {
  readonly style: string;
}

/** Where two styles look alike, nobody can tell which of them a text should have. */
const slips = (frame: Frame): readonly SlippedStyle[] =>
  slipsAmong(wordedTexts(frame).flatMap((layer) => useOf(layer, frame))).flatMap((slip) => {
    const [style, ...others] = new Set(slip.named.map((layer) => styleName(layer, frame)));
    return style === undefined || others.length > 0 ? [] : [{ ...slip, style }];
  });

export const looseTextStyle = defineRule({
  id: "loose-text-style",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "texts",
  basis: "https://help.figma.com/hc/en-us/articles/360039820134-Manage-and-share-styles",
  mendedIn: "component",
  says: {
    en: {
      title: "Text set by hand",
      problem:
        "The look of “{style}” is set by hand (texts: {uses}); elsewhere on this screen (texts: {namedUses}) the style gives it.",
      why: "When the style changes, these texts stay as they are and no longer match the others.",
      fix: "Give them the style “{style}”.",
    },
    fr: {
      title: "Texte réglé à la main",
      problem:
        "L’apparence de « {style} » est réglée à la main (textes : {uses}) ; ailleurs sur cet écran (textes : {namedUses}), le style la donne.",
      why: "Quand le style change, ces textes restent tels quels et ne ressemblent plus aux autres.",
      fix: "Donnez-leur le style « {style} ».",
    },
  },
  applies: (frame) => wholeFrame(frame, wordedTexts(frame)),
  check: (_, { frame, fail }) =>
    slips(frame).map(({ style, value, named, loose }) =>
      fail(
        { style, uses: loose.length, namedUses: named.length },
        {
          layers: loose,
          cause: value,
          mend: () => bindTextStyle(loose, named, style),
        },
      ),
    ),
});
