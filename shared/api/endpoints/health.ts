import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

export const readHealth = defineEndpoint({
  method: "GET",
  path: "/api/health",
  summary: "How the process and its database are. Always 200 while the process answers.",
  access: "anyone",
  answer: z.object({
    status: z.enum(["up", "degraded"]),
    database: z.enum(["up", "down"]),
    secondOpinion: z.enum(["on", "off", "paused"]),
    versions: z.object({
      product: z.string(),
      engine: z.string(),
      node: z.string(),
      database: z.nullable(z.string()),
    }),
    upForS: z.number(),
  }),
});

export const readReadiness = defineEndpoint({
  method: "GET",
  path: "/api/ready",
  summary: "Whether requests can be served now.",
  access: "anyone",
  answer: z.object({ ready: z.literal(true) }),
});
