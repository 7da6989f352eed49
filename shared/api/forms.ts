import * as z from "zod/mini";

/** The forms that are sent to `/f/{formId}`, in Formspree's protocol: a hosted form service can take their place. */
export const FORM_IDS = ["contact", "opinion"] as const;
export type FormId = (typeof FORM_IDS)[number];

/** A field that people do not see and robots fill in. */
export const HONEYPOT = "_gotcha";

/** Formspree's codes of what is wrong with a field. */
export type FieldErrorCode =
  | "REQUIRED_FIELD_EMPTY"
  | "TYPE_EMAIL"
  | "TYPE_NUMERIC"
  | "TYPE_TEXT"
  | "TEXT_TOO_LONG";

export interface FieldError {
  readonly code: FieldErrorCode;
  readonly field: string;
  readonly message: string;
}

/** The answer of the form service. */
export const formAnswer = z.object({
  ok: z.optional(z.boolean()),
  /** Where to go on to. */
  next: z.optional(z.string()),
  /** There is no reward for this one: its e-mail address had it before, or too many came from its network. */
  unrewarded: z.optional(z.boolean()),
  error: z.optional(z.string()),
  errors: z.optional(
    z.array(z.object({ code: z.string(), field: z.optional(z.string()), message: z.string() })),
  ),
});
export type FormAnswer = z.infer<typeof formAnswer>;

/** How a field is checked. */
export interface FieldRule {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: "text" | "email" | "rating";
  readonly maxLength: number;
}

const text = (name: string, maxLength: number, isRequired = true): FieldRule => ({
  name,
  isRequired,
  type: "text",
  maxLength,
});
const EMAIL: FieldRule = { name: "email", isRequired: true, type: "email", maxLength: 320 };

/** The fields of each form, in the order in which they are asked for. */
export const FORM_FIELDS: Readonly<Record<FormId, readonly FieldRule[]>> = {
  contact: [
    text("firstname", 200),
    text("lastname", 200),
    EMAIL,
    text("company", 200, false),
    text("subject", 300),
    text("message", 10_000),
  ],
  opinion: [
    { name: "rating", isRequired: true, type: "rating", maxLength: 1 },
    text("feedback", 10_000),
    EMAIL,
  ],
};
