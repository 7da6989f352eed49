import type { Box } from "../../scene/scene.ts";
import type { Claim } from "./signs/sign.ts";

/** Things with the role that people see in them, before their words and their state are told. */
export interface Recognised {
  readonly role: Claim["role"] | "heading";
  readonly things: Claim["things"];
  readonly box: Box;
  readonly certainty: number;
  readonly isSelected?: true;
}
