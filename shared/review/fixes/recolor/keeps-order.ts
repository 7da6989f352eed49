import { groupBy } from "../../../group-by.ts";
import type { Change } from "../../../mend/change.ts";
import { runContrasts } from "../../../perception/contrast/run-contrast.ts";
import { computed } from "../../../perception/frame/computed.ts";
import { type Frame, isText, type TextLayer } from "../../../perception/frame/frame.ts";
import { layersById } from "../../../perception/frame/layers-by-id.ts";
import { lookOfPaints } from "../../../perception/frame/look-of-paints.ts";
import { peerParts } from "../../../perception/structure/peers.ts";
import { isInColor, WHITE } from "../../../scene/color.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Paint } from "../../../scene/scene.ts";
import { behind } from "./uses-of-color.ts";

/** Steps, tabs or entries are no more; a table is. */
const MOST = 24;

/** By text those that stand for each other in things that are alike, as the names of steps. */
const peersByText = computed((frame: Frame): ReadonlyMap<TextLayer, readonly TextLayer[]> => {
  const found = new Map<TextLayer, readonly TextLayer[]>();
  for (const row of peerParts(frame).flatMap(({ texts }) => texts)) {
    const peers = row.map(({ part }) => part);
    if (peers.length > MOST) continue;
    for (const text of peers) if (!found.has(text)) found.set(text, peers);
  }
  return found;
});

const peersOf = (text: TextLayer, frame: Frame): readonly TextLayer[] => peersByText(frame).get(text) ?? [];

const paintsOf = ({ node }: TextLayer): readonly Paint[] | undefined =>
  node.text.runs[0]?.fills ?? node.fills;
const inkOf = (text: TextLayer): string => lookOfPaints(paintsOf(text));

/**
 * The one of some texts in an ink of its own, where the others share theirs; one in a hue, or on a ground of its own, is told by
 * that.
 */
function chosenAmong(peers: readonly TextLayer[], frame: Frame): TextLayer | undefined {
  const inks = [...groupBy(peers, inkOf).values()];
  const [chosen] = inks.find(({ length }) => length === 1) ?? [];
  const areGrey = peers.every((one) => !isInColor(plainPaint(paintsOf(one))?.color ?? WHITE));
  const areOnOne = (): boolean => new Set(peers.map((one) => behind(one, frame))).size === 1;
  return inks.length === 2 && areGrey && areOnOne() ? chosen : undefined;
}

const textIn = (frame: Frame, id: string): TextLayer | undefined => {
  const layer = layersById(frame).get(id);
  return layer && isText(layer) ? layer : undefined;
};

/** How far words stand out from what lies behind them: the contrast where it is least. */
const strengthIn = (frame: Frame, text: TextLayer): number =>
  Math.min(...runContrasts(text, frame).map(({ worst }) => worst));

/**
 * True when words that stood back behind the one that is chosen still do: the steps to come do not become stronger than the one that is
 * being taken.
 *
 * @param openBefore - opens the screen before the changes: most of them need it not
 */
export function orderIsKept(changes: readonly Change[], openBefore: () => Frame, after: Frame): boolean {
  const changed = new Set(changes.map(({ layer }) => layer));
  return [...changed].every((id) => {
    const is = textIn(after, id);
    if (!is || peersOf(is, after).length === 0) return true;
    const before = openBefore();
    const was = textIn(before, id);
    const chosen = was && chosenAmong(peersOf(was, before), before);
    if (!chosen || changed.has(chosen.node.id)) return true;
    const least = strengthIn(before, chosen);
    return strengthIn(before, was) > least || strengthIn(after, is) <= least;
  });
}
