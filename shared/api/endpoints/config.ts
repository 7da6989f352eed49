import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

export const readConfig = defineEndpoint({
  method: "GET",
  path: "/api/config",
  summary: "What the site must know of the server that it runs on.",
  access: "anyone",
  answer: z.object({
    signIn: z.object({
      /** Where the sign-in service is; null: at the site's own origin. */
      url: z.nullable(z.string()),
      publishableKey: z.string(),
    }),
    /** Where each form is sent to: an address of the site's own, or of a hosted form service. */
    forms: z.object({ contact: z.string(), opinion: z.string() }),
  }),
});
