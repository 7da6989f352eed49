import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

export const readHealth = defineEndpoint({
  method: "GET",
  path: "/api/health",
  summary:
    "How the process, its database and its disk are. Always 200 while the process answers. A database that cannot be written is down.",
  access: "anyone",
  answer: z.object({
    status: z.enum(["up", "degraded"]),
    database: z.enum(["up", "down"]),
    disk: z.enum(["up", "full"]),
    secondOpinion: z.enum(["on", "off", "paused"]),
  }),
});

export const readReadiness = defineEndpoint({
  method: "GET",
  path: "/api/ready",
  summary: "Whether requests can be served now.",
  access: "anyone",
  answer: z.object({ ready: z.literal(true) }),
});
