import type { Box } from "../../scene/scene.ts";
import type { Thing } from "../things/thing.ts";
import type { Claim } from "./signs/sign.ts";

/** Things with the role that people see in them, before their words and their state are told. */
export interface Recognised {
  readonly role: Claim["role"] | "heading";
  readonly things: Claim["things"];
  readonly box: Box;
  readonly certainty: number;
  readonly isSelected?: true;
}

/** A thing, and what it is presumed to be. */
export interface Presumed {
  readonly role: Recognised["role"];
  readonly thing: Thing;
  /** How likely it is that it is an element at all, from 0 to 1. */
  readonly certainty: number;
}
