import type { Rgba } from "../../scene/scene.ts";
import type { TextLayer } from "../frame/frame.ts";

/** The colours of the shadows that a text casts on what lies behind it, in painting order. */
export const shadowColors = ({ node: { effects = [] } }: TextLayer): readonly Rgba[] =>
  effects.flatMap(({ type, color }) => (type === "drop-shadow" && color && color.a > 0 ? [color] : []));
