import { LABEL_BOX_WORDS, type ControlKind } from "../../standards/control-names.ts";
import { isClick } from "../structure/prototype.ts";
import type { Thing } from "../things/thing.ts";
import { nameWords } from "../text/words.ts";
import { controlKind, controlKindOfName, namesOf } from "./control-kind.ts";
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

const sieve = unpackForest(MODEL.sieve);
const forest = unpackForest(MODEL.roles);
const ROLES = MODEL.roles.classes as readonly (GuessedRole | "none")[];

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

const CALLED_OTHERWISE = 0.05;

/** A tag, a badge, a bar: the name says that it is no control. */
const isCalledOtherwise = (thing: Thing, { frame }: Sight): boolean =>
  namesOf(thing.layer, frame).some(
    (name) => controlKindOfName(name) === "none" || nameWords(name).some((word) => LABEL_BOX_WORDS.has(word)),
  );

function hintsFor(thing: Thing, sight: Sight): (role: string) => number {
  // A row of buttons may be called after them.
  const isOneThing = thing.painter !== undefined || sight.contentOf(thing).texts <= 1;
  const kind = isOneThing ? controlKind(thing.layer, sight.frame) : undefined;
  const called: readonly string[] = (kind && ROLES_OF_KIND[kind]) ?? [];
  const leadsOn = thing.layer.node.reactions?.some(isClick) ?? false;
  const isOther = !kind && !leadsOn && isCalledOtherwise(thing, sight);
  return (role) => {
    const name = called.includes(role) ? CALLED_SO : 1;
    if (!CONTROLS.has(role)) return name;
    return name * (leadsOn ? LEADS_ON : 1) * (isOther ? CALLED_OTHERWISE : 1);
  };
}

/** What is so surely no element, by a few trees, is not looked at by all of them. */
const NOTHING = 0.8;

/** What a thing most likely is, and how likely it is that it is an element at all. */
export function guess(thing: Thing, sight: Sight): Guess | undefined {
  const hint = hintsFor(thing, sight);
  const evidence = evidenceOf(thing, sight);
  if ((sieve(evidence)[0] as number) > NOTHING && hint("none") === hint("button")) return undefined;
  const shares = forest(evidence).map((share, index) => share * hint(ROLES[index] ?? "none"));
  const sum = shares.reduce((a, b) => a + b, 0);
  let best = 1;
  for (let index = 2; index < shares.length; index++)
    if ((shares[index] as number) > (shares[best] as number)) best = index;
  const role = ROLES[best];
  if (role === undefined || role === "none") return undefined;
  return { role, thing, certainty: 1 - (shares[0] as number) / sum };
}
