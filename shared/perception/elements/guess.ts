import type { ControlKind } from "../../standards/control-names.ts";
import { isClick } from "../structure/prototype.ts";
import type { Thing } from "../things/thing.ts";
import { controlKind } from "./control-kind.ts";
import type { Role } from "./element.ts";
import { evidenceOf } from "./evidence/all-evidence.ts";
import type { Sight } from "./evidence/sight.ts";
import { unpackForest } from "./forest.ts";
import { MODEL } from "./model.ts";

/** What a thing may be, and how sure that is. */
export interface Guess {
  readonly role: GuessedRole;
  readonly thing: Thing;
  /** From 0 to 1. */
  readonly certainty: number;
}

type GuessedRole = Extract<Role, "button" | "icon-button" | "link" | "field" | "card"> | "heading";

const forest = unpackForest(MODEL);
const ROLES = MODEL.classes as readonly (GuessedRole | "none")[];

/** How much more likely a role becomes when the layer is called so, and any control when it leads on by a click. */
const CALLED_SO = 12;
const LEADS_ON = 6;

const ROLES_OF_KIND: Partial<Readonly<Record<ControlKind, readonly GuessedRole[]>>> = {
  button: ["button", "icon-button"],
  input: ["field"],
  select: ["field"],
  link: ["link"],
};

const CONTROLS: ReadonlySet<string> = new Set(["button", "icon-button", "link", "card"]);

function hintsFor(thing: Thing, { frame }: Sight): (role: string) => number {
  const kind = controlKind(thing.layer, frame);
  const called: readonly string[] = (kind && ROLES_OF_KIND[kind]) ?? [];
  const leadsOn = thing.layer.node.reactions?.some(isClick) ?? false;
  return (role) => (called.includes(role) ? CALLED_SO : 1) * (leadsOn && CONTROLS.has(role) ? LEADS_ON : 1);
}

const SMALLEST_PX = 5;

/** Specks are no elements. */
export const isLargeEnough = ({ box }: Thing): boolean =>
  box.width >= SMALLEST_PX || box.height >= SMALLEST_PX;

/** What a thing most likely is, and how likely it is that it is an element at all. */
export function guess(thing: Thing, sight: Sight): Guess | undefined {
  const hint = hintsFor(thing, sight);
  const shares = forest(evidenceOf(thing, sight)).map((share, index) => share * hint(ROLES[index] ?? "none"));
  const sum = shares.reduce((a, b) => a + b, 0);
  let best = 1;
  for (let index = 2; index < shares.length; index++)
    if ((shares[index] as number) > (shares[best] as number)) best = index;
  const role = ROLES[best];
  if (role === undefined || role === "none") return undefined;
  return { role, thing, certainty: 1 - (shares[0] as number) / sum };
}
