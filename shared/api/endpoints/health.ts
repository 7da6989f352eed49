import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

/**
 * How the process, its database and its disk are. Always 200 while the process answers. A database that cannot be
 * written is down.
 */
export const readHealth = defineEndpoint({
  method: "GET",
  path: "/api/health",
  access: "anyone",
  answer: z.object({
    status: z.enum(["up", "degraded"]),
    database: z.enum(["up", "down"]),
    disk: z.enum(["up", "full"]),
    secondOpinion: z.enum(["on", "off", "paused"]),
  }),
});

/** Says whether requests can be served now. */
export const readReadiness = defineEndpoint({
  method: "GET",
  path: "/api/ready",
  access: "anyone",
  answer: z.object({ ready: z.literal(true) }),
});
