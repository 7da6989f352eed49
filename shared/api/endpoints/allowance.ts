import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { instant, planIdField } from "../fields.ts";

const count = z.int().check(z.minimum(0));

/** The requests and credits that somebody has to spend on reviews. */
export const allowance = z.object({
  /** `plan`: so many each month; `trial`: so many in total. */
  kind: z.enum(["plan", "trial"]),
  planId: z.nullable(planIdField),
  limit: count,
  used: count,
  /** The part of the limit that is neither used nor reserved by a review under way. Credits come on top. */
  left: count,
  /** When a plan's requests are back at the limit; null when they never are. */
  renewsOn: z.nullable(instant),
  /** Credits left: used after the limit, they never end. */
  credits: count,
  /**
   * The team that one is in; absent: none. `pays`: the next review is of its plan, which these figures are of. It does
   * not while its reviews are used up or its plan is not paid: then they are of what is one's own.
   */
  team: z.exactOptional(z.object({ name: z.string(), pays: z.boolean() })),
});

export type Allowance = z.infer<typeof allowance>;

/** Tells what is left of the plan or the trial, and the credits. */
export const readAllowance = defineEndpoint({
  method: "GET",
  path: "/api/allowance",
  access: "either",
  answer: allowance,
});
