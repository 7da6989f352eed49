import type { JsonObject } from "../../scene/json.ts";
import type { Transform } from "../../scene/scene.ts";
import type { NodeIndex } from "../document/node-index.ts";
import type { ModesByKey } from "../variables/modes.ts";

/** A layer whose looks are to be written: inside an instance, with what the instance changes. */
export interface FigLayer {
  /** Its id as the REST API writes it. */
  readonly id: string;
  /** The fields of the layer in the file. */
  readonly change: JsonObject;
  readonly index: NodeIndex;
  readonly modes: ModesByKey;
  /** From its own px to those of the canvas. */
  readonly matrix: Transform;
  readonly size: { readonly x: number; readonly y: number };
}

/** A part of a REST node; undefined fields are left out. */
export type Written = Readonly<Record<string, unknown>>;
