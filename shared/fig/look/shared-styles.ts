import type { NodeIndex } from "../document/node-index.ts";
import type { Decoded } from "../kiwi/decode.ts";

/** The fields that a shared style decides, by the field that refers to it: in the layer, and in the style. */
const DECIDED: Readonly<Record<string, readonly (readonly [inLayer: string, inStyle: string])[]>> = {
  styleIdForFill: [["fillPaints", "fillPaints"]],
  styleIdForStrokeFill: [["strokePaints", "fillPaints"]],
  styleIdForEffect: [["effects", "effects"]],
  styleIdForText: [
    "fontName",
    "fontSize",
    "lineHeight",
    "letterSpacing",
    "textCase",
    "textDecoration",
    "paragraphSpacing",
    "paragraphIndent",
  ].map((name) => [name, name] as const),
};

const REFERENCES = Object.entries(DECIDED);

/**
 * A layer or a run of letters with the looks of its shared styles. Its own fields may be older than a style:
 * they say what the style said when the layer was last touched.
 */
export function withStyles(change: Decoded, index: NodeIndex): Decoded {
  let styled = change;
  for (const [reference, fields] of REFERENCES) {
    const style = reference in change ? index.find(change[reference])?.change : undefined;
    if (!style) continue;
    const said = fields.flatMap(([inLayer, inStyle]) =>
      style[inStyle] === undefined ? [] : [[inLayer, style[inStyle]] as const],
    );
    styled = { ...styled, ...Object.fromEntries(said) };
  }
  return styled;
}
