import type { Box } from "../../scene/scene.ts";
import type { Claim } from "./signs/sign.ts";

/** Things and what people take them for, before it is told what they say and in what state they are. */
export interface Recognised {
  readonly role: Claim["role"] | "heading";
  readonly things: Claim["things"];
  readonly box: Box;
  readonly certainty: number;
  readonly isSelected?: true;
}
