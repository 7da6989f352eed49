import type { Hono } from "hono";
import type { Deliveries } from "../webhooks/deliveries.ts";
import type { World } from "../world.ts";

/** The context that the hosted pages work in. */
export interface Pages {
  readonly world: World;
  /** The path under which they are mounted. */
  readonly base: string;
  readonly settle: () => void;
  /** Saves what a page did, and sees that events are delivered. */
  readonly finish: () => Promise<void>;
  readonly advanceTo: (seconds: number) => Promise<void>;
  readonly deliveries: Pick<Deliveries, "retry" | "undelivered">;
}

/** The pages of one kind. */
export type PageRoutes = (pages: Pages) => Hono;
