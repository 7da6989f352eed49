import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { done, idField, instant, intervalField, language, planIdField, text } from "../fields.ts";

/** The account of the person who asks: what is not the sign-in's. Missing texts are empty, missing ids null. */
export const account = z.object({
  userId: idField,
  email: z.string(),
  name: z.string(),
  company: z.string(),
  vatNumber: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  planId: z.nullable(planIdField),
  /** How often the plan is paid. */
  planInterval: z.nullable(intervalField),
  nextPlanId: z.nullable(planIdField),
  nextPlanInterval: z.nullable(intervalField),
  /** Seconds since 1970. */
  nextStartAt: z.nullable(z.number()),
  stripeCustomerId: z.nullable(z.string()),
  stripeSubId: z.nullable(z.string()),
  stripeLastInvoiceUrl: z.nullable(z.string()),
  stripeBillingPortalUrl: z.nullable(z.string()),
  /** Seconds since 1970; 0: no end is planned. */
  stripeCancelAt: z.number(),
  stripeCancelled: z.boolean(),
  figmaId: z.nullable(z.string()),
  figmaAccountLinked: z.boolean(),
  teamId: z.nullable(z.string()),
  /** The language in which we write to the person; null: not chosen. */
  language: z.nullable(language),
  /** True when we may write about what is new. */
  newsletterOptIn: z.boolean(),
  createdAt: instant,
});
export type Account = z.infer<typeof account>;

/** The account of the person who asks. */
export const readAccount = defineEndpoint({
  method: "GET",
  path: "/api/account",
  access: "user",
  answer: account,
});

/** A name as the profile takes it. */
const PROFILE_NAME = { minLength: 2, maxLength: 200 } as const;

/** Changes what a person may change of their profile. */
export const updateProfile = defineEndpoint({
  method: "POST",
  path: "/api/account",
  access: "user",
  body: z.object({
    userId: idField,
    name: text(PROFILE_NAME.maxLength).check(z.trim(), z.minLength(PROFILE_NAME.minLength)),
    language: z.nullable(language),
    newsletterOptIn: z.boolean(),
  }),
  answer: account,
});

/** Everything that is held about the person who asks, as JSON. */
export const exportAccount = defineEndpoint({
  method: "GET",
  path: "/api/account/export",
  access: "owner",
  answer: z.record(z.string(), z.unknown()),
});

/** Deletes the account: at once what can be, the rest within 30 days. */
export const deleteUser = defineEndpoint({
  method: "POST",
  path: "/api/auth/deleteUser",
  access: "owner",
  body: z.object({ userId: idField }),
  answer: done,
  errors: ["active_subscription", "payment_under_way", "team_has_members"],
});
