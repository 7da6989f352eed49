import * as z from "zod/mini";
import { FIX_TEXTS_EN } from "../i18n/fix-texts.en.ts";
import {
  type Change,
  COLOR_PROPERTIES,
  type ColorChange,
  LABEL,
  type LabelChange,
  LENGTH_PROPERTIES,
  type LengthChange,
  type PlacementChange,
  PLACEMENTS,
  WORD_PROPERTIES,
  type WordChange,
} from "../mend/change.ts";
import type { Fix, FixKind } from "../review/fixes/fix.ts";

const layer = z.string();
const named = { variable: z.exactOptional(z.string()), style: z.exactOptional(z.string()) };

const colorChange: z.ZodMiniType<ColorChange> = z.object({
  layer,
  property: z.enum(COLOR_PROPERTIES),
  from: z.string(),
  to: z.string(),
  opacity: z.exactOptional(z.number()),
  ...named,
});

const lengthChange: z.ZodMiniType<LengthChange> = z.object({
  layer,
  property: z.enum(LENGTH_PROPERTIES),
  from: z.number(),
  to: z.number(),
  variable: named.variable,
});

const wordChange: z.ZodMiniType<WordChange> = z.object({
  layer,
  property: z.enum(WORD_PROPERTIES),
  from: z.string(),
  to: z.string(),
  style: named.style,
});

const placementChange: z.ZodMiniType<PlacementChange> = z.object({
  layer,
  property: z.enum(PLACEMENTS),
  from: z.string(),
  to: z.string(),
});

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const labelChange: z.ZodMiniType<LabelChange> = z.object({
  layer,
  property: z.literal(LABEL),
  from: box,
  to: z.string(),
  box,
  like: z.string(),
  sizePx: z.number(),
  color: z.string(),
  ...named,
});

const change: z.ZodMiniType<Change> = z.union([
  colorChange,
  lengthChange,
  wordChange,
  placementChange,
  labelChange,
]);

/** A way to mend a finding, as reviews carry it. */
export const fixShape: z.ZodMiniType<Fix> = z.object({
  kind: z.enum(Object.keys(FIX_TEXTS_EN) as FixKind[]),
  title: z.string(),
  effect: z.string(),
  changes: z.array(change),
});
