import type { Context } from "hono";
import { MAX_BODY_BYTES } from "../../shared/api/endpoint.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { parseJson, readJsonText } from "../http/body/read-body.ts";
import type { Fields } from "../../shared/api/check-fields.ts";

const asText = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

async function readForm(context: Context): Promise<object> {
  if (Number(context.req.header("Content-Length") ?? Number.POSITIVE_INFINITY) > MAX_BODY_BYTES)
    throw new ApiError("body_too_large");
  return context.req.parseBody().catch((cause: unknown) => {
    throw new ApiError("invalid_input", { where: "body: is not a form", cause });
  });
}

/** The fields that were sent, as JSON or as a form. Only texts and numbers count; files do not. */
export async function readFields(context: Context): Promise<Fields> {
  const type = context.req.header("Content-Type") ?? "";
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
  const sent = isForm ? await readForm(context) : parseJson(await readJsonText(context, MAX_BODY_BYTES));
  if (typeof sent !== "object" || sent === null || Array.isArray(sent))
    throw new ApiError("invalid_input", { where: "body: must hold fields" });
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, asText(value)]));
}
