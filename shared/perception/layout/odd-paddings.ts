import type { Sides } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import { descendants, type Frame, type Layer } from "../frame/frame.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { type OddOne, oddOneOf, type Peer, type PeerParts, peerParts } from "../structure/peers.ts";
import { byPart, standsOut } from "./odd-ones.ts";

/** One of several boxes whose auto layout keeps another padding: top, right, bottom, left. */
export interface OddPadding extends OddOne<Layer, string> {
  readonly ownPx: Sides;
  readonly usualPx: Sides;
}

const OFF_PX = { min: 1, max: 24 };

/** A hundredth of a pixel is what programs leave behind. */
const round = (px: number): number => Math.round(px * 100) / 100;

function paddingOf({ node }: Layer): Sides | undefined {
  const [top, right, bottom, left] = node.layout?.paddingPx ?? [];
  return top === undefined || right === undefined || bottom === undefined || left === undefined
    ? undefined
    : [round(top), round(right), round(bottom), round(left)];
}

/** A box with an icon at one side keeps less padding there: only what holds as much is compared. */
const kindOf = ({ part }: Peer): string =>
  `${part.node.layout?.direction} ${part.children.length} ${descendants(part).length}`;

function oddPaddingOf(peers: readonly Peer[]): readonly OddPadding[] {
  const [first] = peers;
  if (!first || peers.some((peer) => kindOf(peer) !== kindOf(first))) return [];
  const odd = oddOneOf(peers, ({ part }) => paddingOf(part)?.join(" ") ?? "");
  const [ownPx, usualPx] = [odd && paddingOf(odd.peer.part), odd && paddingOf(odd.model)];
  if (!odd || !ownPx || !usualPx || isForeignPart(odd.peer.part) || standsOut(peers, odd.peer)) return [];
  const offPx = ownPx.map((px, side) => Math.abs(px - (usualPx[side] ?? 0)));
  const isSlip = Math.max(...offPx) <= OFF_PX.max && Math.max(...offPx) >= OFF_PX.min;
  return isSlip ? [{ ...odd, ownPx, usualPx }] : [];
}

/** The cells themselves, and the boxes that people see of them. */
const boxesOf = ({ boxes, hosts }: PeerParts): readonly (readonly Peer[])[] => [hosts, boxes];

/** Boxes whose auto layout keeps another padding than that of their equals, by their layer. */
export const oddPaddings = computed((frame: Frame): ReadonlyMap<Layer, OddPadding> =>
  byPart(peerParts(frame).flatMap((parts) => boxesOf(parts).flatMap(oddPaddingOf))),
);
