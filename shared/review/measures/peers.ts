import { letterCase } from "../../perception/text/formats/letter-case.ts";
import { fillsOf, styleOf } from "../../perception/text/typography/text-style.ts";
import type { TextLayer } from "../../perception/frame/frame.ts";
import { lookOfPaints } from "../../perception/frame/look-of-paints.ts";
import { PEER_PROPERTIES, type PeerProperty } from "./relation.ts";
import { answer, rounded, textsIn, UNKNOWN, type Measure, type MeasuredPart } from "./measure.ts";

type Look = string | number | undefined;

const ofLetters =
  (lookOf: (text: TextLayer) => Look) =>
  (part: MeasuredPart): Look => {
    const [text] = textsIn(part);
    return text && lookOf(text);
  };

/** The looks by which a part may differ from its peers. */
const LOOKS: Readonly<Record<PeerProperty, (part: MeasuredPart) => Look>> = {
  letters: ofLetters((text) => styleOf(text).sizePx),
  weight: ofLetters((text) => styleOf(text).weight),
  color: ofLetters(fillsOf),
  fill: ({ layers: [{ node }] }) => (node.fills ? lookOfPaints(node.fills) : undefined),
  width: ({ box }) => rounded(box.width),
  height: ({ box }) => rounded(box.height),
  radius: ({ layers: [{ node }] }) => node.cornerRadiiPx?.join(" "),
  case: ({ words }) => letterCase(words),
};

/** True when a part looks otherwise, in the named property, than its peers, which look alike. */
export const unlikePeers: Measure = ({ parts: [part], others, value }) => {
  const property = PEER_PROPERTIES.find((one) => one === value);
  const lookOf = property && LOOKS[property];
  const looks = lookOf ? others.map(lookOf) : [];
  const own = lookOf?.(part);
  const [peer] = looks;
  if (own === undefined || peer === undefined || looks.some((look) => look !== peer)) return UNKNOWN;
  const numbers =
    typeof own === "number" && typeof peer === "number"
      ? ({ unit: "px", value: own, against: peer } as const)
      : ({ unit: "times", value: 1, against: others.length } as const);
  return answer(own !== peer, numbers);
};
