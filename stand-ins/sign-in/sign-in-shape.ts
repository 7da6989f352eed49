import type { MiddlewareHandler } from "hono";
import * as z from "zod";
import { signInRefusal } from "./sign-in-refusal.ts";

const text = z.string().optional();

/** The fields of a body that the sign-in service reads without a check: it fails where one has another type. */
const SHAPE = z.looseObject({
  email: text,
  password: text,
  type: text,
  token: text,
  token_hash: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  scope: text,
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** Refuses a body whose values are of other types than the sign-in service expects. */
export const signInShape = (): MiddlewareHandler => async (context, next) => {
  const isForm = /^application\/x-www-form-urlencoded/i.test(context.req.header("Content-Type") ?? "");
  if (!context.req.raw.body || isForm) return next();
  const body = await context.req.raw.clone().text();
  return body === "" || SHAPE.safeParse(JSON.parse(body)).success
    ? next()
    : signInRefusal(400, "validation_failed", "The body does not have the expected shape");
};
