import * as z from "zod/mini";
import { LANGUAGES } from "../i18n/language.ts";
import { INTERVALS, PLAN_NAMES, planId } from "../plans.ts";
import { ASPECTS } from "../review/rule.ts";
import { PLATFORM_CHOICES } from "../standards/platforms.ts";
import { LEVELS } from "../standards/wcag.ts";

/** An instant, ISO 8601 with its zone. */
export const instant = z.iso.datetime({ offset: true });

export const language = z.enum(LANGUAGES);

export const aspect = z.enum(ASPECTS);

/** A level of WCAG. */
export const level = z.enum(LEVELS);

export const platformChoice = z.enum(PLATFORM_CHOICES);

export const planIdField = z.enum(PLAN_NAMES.map(planId));

/** How often a plan is paid. */
export const intervalField = z.enum(INTERVALS);

/** Text of a person or a design: never NUL, which Postgres cannot keep. */
export const text = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.regex(/^[^\0]*$/, "must not contain NUL"));

/** The id of a Figma user: digits, or an e-mail shape. */
export const figmaId = z
  .string()
  .check(z.maxLength(200), z.regex(/^(\d{1,30}|[^\s@]+@[^\s@]+\.[^\s@]+)$/, "must be a Figma user id"));

/** Eight letters without vowels. */
export const linkCode = z.string().check(z.regex(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/, "must be a link code"));

export const idField = z.uuid();

/** The answer where nothing is asked but that it is done. */
export const done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof done>;
