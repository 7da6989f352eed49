import type { BlendMode } from "../../../../shared/scene/scene.ts";

/** Blend modes whose CSS name is not simply theirs; CSS has no linear burn. */
const CSS_NAMES: Readonly<Record<string, string>> = {
  LINEAR_BURN: "color-burn",
  LINEAR_DODGE: "plus-lighter",
};

/** The `style` that mixes a layer with what lies below it; undefined for the plain way. */
export const blendStyle = (mode: BlendMode | undefined): string | undefined =>
  mode && `mix-blend-mode:${CSS_NAMES[mode] ?? mode.toLowerCase().replaceAll("_", "-")}`;
