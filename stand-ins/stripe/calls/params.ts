import * as z from "zod";
import type { Raw } from "./form.ts";
import { badRequest, type StripeError } from "./stripe-error.ts";

/** The building blocks of parameters: all of them come as text. */
export const textParam = z.string().max(5000);
export const filled = textParam.min(1, "You passed an empty string");
export const whole = z
  .string()
  .regex(/^-?\d+$/, "Invalid integer")
  .transform(Number);
export const flagParam = z.enum(["true", "false"], "Invalid boolean").transform((value) => value === "true");
/** An empty text takes the value away. */
export const emptyable = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal("").transform(() => null), schema]);

/** Names with an empty text are taken away; an empty text instead of a record takes all away. */
export const metadata = emptyable(z.record(z.string().max(40), z.string().max(500)));
/** https://docs.stripe.com/api/metadata */
const MOST_METADATA = 50;

export const address = z.strictObject({
  city: textParam.optional(),
  country: textParam.optional(),
  line1: textParam.optional(),
  line2: textParam.optional(),
  postal_code: textParam.optional(),
  state: textParam.optional(),
});

/** A time, in seconds since 1970: from one instant to another, either left out. */
export const range = z.strictObject({
  gt: whole.optional(),
  gte: whole.optional(),
  lt: whole.optional(),
  lte: whole.optional(),
});

/** The parameters that every list takes. */
export const LIST = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: filled.optional(),
};

/** Metadata after an update: given names are set, empty ones are taken away, the rest stays. */
export function mergeMetadata(
  before: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> | null | undefined,
): Record<string, string> {
  if (given === undefined) return { ...before };
  if (given === null) return {};
  const after = Object.entries({ ...before, ...given }).filter(([, value]) => value !== "");
  if (after.length > MOST_METADATA)
    throw badRequest("Metadata can have up to 50 keys.", { param: "metadata" });
  return Object.fromEntries(after);
}

const named = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join("");

type Issue = z.core.$ZodIssue;

/** Of several ways to read a value, the complaint about the deepest one says most. */
const deepest = (issue: Issue): Issue => {
  if (issue.code !== "invalid_union") return issue;
  const inner = issue.errors
    .flat()
    .map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return inner ? deepest(inner) : issue;
};

const isMissing = (issue: Issue, given: unknown): boolean =>
  issue.path.reduce<unknown>(
    (value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part],
    given,
  ) === undefined;

function explain(error: z.ZodError, given: unknown): StripeError {
  const [first] = error.issues;
  if (!first) return badRequest("Invalid request.");
  const issue = deepest(first);
  if (issue.code === "unrecognized_keys") {
    const param = named([...issue.path, issue.keys[0] ?? ""]);
    return badRequest(`Received unknown parameter: ${param} (or one that this stand-in does not know)`, {
      code: "parameter_unknown",
      param,
    });
  }
  const param = named(issue.path);
  if (isMissing(issue, given))
    return badRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  if (issue.message === "Invalid integer")
    return badRequest(`Invalid integer: ${param}`, { code: "parameter_invalid_integer", param });
  if (issue.message.startsWith("You passed an empty string"))
    return badRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      { code: "parameter_invalid_empty", param },
    );
  return badRequest(`Invalid ${param}: ${issue.message}`, { param });
}

/** Reads parameters, or throws what Stripe says of them. */
export function readParams<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  given: { [key: string]: Raw },
): z.infer<z.ZodObject<Shape>> {
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw explain(error, given);
  return data;
}
