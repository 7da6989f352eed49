import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

/** The facts that site and panel must know of the server before they send anything. */
export const readConfig = defineEndpoint({
  method: "GET",
  path: "/api/config",
  access: "anyone",
  answer: z.object({
    signIn: z.object({
      /** Where the sign-in service is; null: at the site's own origin. */
      url: z.nullable(z.string()),
      publishableKey: z.string(),
    }),
    /** Where each form is sent to: an address of the site's own, or of a hosted form service. */
    forms: z.object({ contact: z.string(), opinion: z.string() }),
    /** The facts about whoever runs the site; a fact that is not set is absent. */
    company: z.object({
      name: z.optional(z.string()),
      capital: z.optional(z.string()),
      address: z.optional(z.string()),
      registration: z.optional(z.string()),
      vat: z.optional(z.string()),
      director: z.optional(z.string()),
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
      host: z.optional(z.string()),
    }),
    /** Who runs the model of the second opinion; null: there is none. */
    secondOpinion: z.nullable(z.object({ provider: z.string() })),
  }),
});
