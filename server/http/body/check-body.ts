import type { ZodMiniType } from "zod/mini";
import { ApiError } from "../../../shared/api/errors.ts";
import { parseJson } from "./read-body.ts";

/** Says where a value is wrong, as `scene.frames[0].name: …`. */
export function check(schema: ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const { path, message } = error.issues[0] ?? { path: [], message: "" };
  const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  throw new ApiError("invalid_input", { where: `${place.replace(/^\./, "") || "body"}: ${message}` });
}

/** Reads a JSON text by its schema. */
export const checkBody = (schema: ZodMiniType | undefined, text: string): unknown =>
  check(schema, schema && parseJson(text));
