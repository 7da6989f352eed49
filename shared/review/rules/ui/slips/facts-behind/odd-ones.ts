import { type OddOne, oddOneOf } from "../../../../../perception/structure/odd-one.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../../perception/frame/frame.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { type Peer, type PeerParts, peerParts } from "../../../../../perception/structure/peers.ts";
import type { Proposal } from "../../../../fixes/fix.ts";
import { missedLength } from "../../../../weigh/degree.ts";
import type { PixelSlip, SaidOf } from "./slip.ts";

/** The traits in which one of several equals may differ, and its place. */
type TraitName = "text" | "shade" | "line" | "shadow" | "corners" | "size" | "height" | "padding" | "place";

/** One of several equals that is unlike them. */
export type PeerSlip = PixelSlip<TraitName, SaidOf<"name" | "other" | "own" | "usual" | "others">>;

/** The odd one, with the traits of it and of its equals as they are written. */
export interface Odd extends Omit<OddOne<Layer, string>, "odd"> {
  readonly peer: Peer;
}

/** Parts that are compared: all of some cells, or a few that stand alone. */
export type ComparedParts = Pick<PeerParts, "boxes" | "texts" | "chips" | "signs">;

/** True of two numbers that differ by so little that the difference is not meant. */
export const isWithin = (a: number, b: number, ratio: number): boolean =>
  Math.max(a, b) <= ratio * Math.min(a, b);

interface AnyTrait<Parts> {
  readonly name: TraitName;
  readonly groups: (parts: Parts) => readonly (readonly Peer[])[];
}

/** A trait with a value for each part: how it is written in no language, and when another one is a slip. */
export interface ValueTrait<Parts = PeerParts> extends AnyTrait<Parts> {
  /** Undefined where it cannot be told; where one has none, nothing is compared. */
  readonly written: (part: Layer) => string | undefined;
  readonly isSame?: (a: string, b: string) => boolean;
  readonly isSlip: (odd: Odd, peers: readonly Peer[], frame: Frame) => boolean;
  /** The trait as people are told it, where that is more than what is compared. */
  readonly told?: (odd: Odd) => Pick<Odd, "own" | "usual">;
  readonly mend?: (odd: Odd) => readonly Proposal[];
}

/** An odd one that is so many px off the line on which its equals stand. */
export interface Displaced extends Odd {
  readonly byPx: number;
}

/** The place along an axis, which is seen beside others alone: of some peers it tells the displaced one. */
export interface PlaceTrait<Parts = PeerParts> extends AnyTrait<Parts> {
  readonly find: (peers: readonly Peer[], frame: Frame) => Displaced | undefined;
}

/** One trait: who is compared in it, and which of them is the odd one. */
type Trait<Parts = PeerParts> = ValueTrait<Parts> | PlaceTrait<Parts>;

/** The only one of some peers whose value is another one, where that is a slip. */
function oddByValue<Parts>(trait: ValueTrait<Parts>, peers: readonly Peer[], frame: Frame): Odd | undefined {
  const written = peers.map(({ part }) => trait.written(part));
  const isSame = trait.isSame ?? ((a: string, b: string): boolean => a === b);
  if (written.includes(undefined)) return undefined;
  // Values that nobody can tell apart are one: the first of them.
  const valueOf = new Map(
    peers.map((peer, index) => {
      const own = written[index] ?? "";
      return [peer, written.find((other) => isSame(other ?? "", own)) ?? own];
    }),
  );
  const found = oddOneOf(peers, (peer) => valueOf.get(peer) ?? "");
  if (!found) return undefined;
  const { odd: peer, model, ...values } = found;
  const odd = { ...values, peer, model: model.part };
  if (!trait.isSlip(odd, peers, frame)) return undefined;
  const own = written[odd.index] ?? odd.own;
  return { ...odd, own, usual: trait.written(odd.model) ?? odd.usual };
}

const slipOf = (
  kind: TraitName,
  { model, peer: { part, cell }, others, own, usual }: Odd,
  more: Pick<PeerSlip, "mend" | "miss">,
): PeerSlip => ({
  kind,
  layers: [part],
  said: { name: part, other: model, own, usual, others },
  // Of a row that is bold as a whole, one thing is to be said.
  cause: `${kind} ${cell.layers[0].node.id}`,
  ...more,
});

/** The slip of the odd one of some peers, if there is one. */
export function slipIn<Parts>(
  trait: Trait<Parts>,
  peers: readonly Peer[],
  frame: Frame,
): readonly PeerSlip[] {
  if ("find" in trait) {
    const odd = trait.find(peers, frame);
    if (!odd || isForeignPart(odd.peer.part)) return [];
    return [slipOf(trait.name, odd, { miss: missedLength(odd.byPx) })];
  }
  const odd = oddByValue(trait, peers, frame);
  if (!odd || isForeignPart(odd.peer.part)) return [];
  return [slipOf(trait.name, { ...odd, ...trait.told?.(odd) }, { mend: () => trait.mend?.(odd) ?? [] })];
}

/** The odd ones among some parts. */
export const oddAmong = <Parts>(
  traits: readonly Trait<Parts>[],
  parts: Parts,
  frame: Frame,
): readonly PeerSlip[] =>
  traits.flatMap((trait) => trait.groups(parts).flatMap((peers) => slipIn(trait, peers, frame)));

/** One for each part: the first trait counts. */
export const byPart = (slips: readonly PeerSlip[]): readonly PeerSlip[] => [
  ...new Map(slips.toReversed().map((slip) => [slip.layers[0], slip])).values(),
];

/** The parts that differ in one of these traits from all their equals. */
export const oddOnesIn = (traits: readonly ValueTrait[]): ((frame: Frame) => readonly PeerSlip[]) =>
  computed((frame: Frame) => byPart(peerParts(frame).flatMap((parts) => oddAmong(traits, parts, frame))));
