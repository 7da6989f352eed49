import { tenths } from "../../scene/round.ts";
import { letterCase } from "../../perception/text/formats/letter-case.ts";
import { fillsOf, styleOf } from "../../perception/text/typography/text-style.ts";
import type { TextLayer } from "../../perception/frame/frame.ts";
import { lookOfPaints } from "../../perception/frame/look-of-paints.ts";
import { PEER_PROPERTIES, type PeerProperty } from "./relation.ts";
import { answer, textsOfPart, UNKNOWN, type RelationMeasure, type MeasuredPart } from "./measure.ts";

type Look = string | number | undefined;

const ofLetters =
  (lookOf: (text: TextLayer) => Look) =>
  (part: MeasuredPart): Look => {
    const [text] = textsOfPart(part);
    return text && lookOf(text);
  };

/** The looks by which a part may differ from its peers. */
const LOOKS: Readonly<Record<PeerProperty, (part: MeasuredPart) => Look>> = {
  letters: ofLetters((text) => styleOf(text).sizePx),
  weight: ofLetters((text) => styleOf(text).weight),
  color: ofLetters(fillsOf),
  fill: ({ layers: [{ node }] }) => (node.fills ? lookOfPaints(node.fills) : undefined),
  width: ({ box }) => tenths(box.width),
  height: ({ box }) => tenths(box.height),
  radius: ({ layers: [{ node }] }) => node.cornerRadiiPx?.join(" "),
  case: ({ words }) => letterCase(words),
};

/** The names of the properties that have numbers, in evidence. */
const NAMES: Readonly<Record<string, string>> = {
  letters: "sizePx",
  weight: "weight",
  width: "widthPx",
  height: "heightPx",
};

/** True when a part looks otherwise, in the named property, than its peers, which look alike. */
export const unlikePeers: RelationMeasure = ({ parts: [part], others, value }) => {
  const property = PEER_PROPERTIES.find((one) => one === value);
  const lookOf = property && LOOKS[property];
  const looks = lookOf ? others.map(lookOf) : [];
  const own = lookOf?.(part);
  const [peer] = looks;
  if (own === undefined || peer === undefined || looks.some((look) => look !== peer)) return UNKNOWN;
  const isNumber = typeof own === "number" && typeof peer === "number";
  const name = NAMES[value];
  return answer(
    own !== peer,
    isNumber && name
      ? { [name]: own, [`usual${name[0]?.toUpperCase()}${name.slice(1)}`]: peer }
      : { usualCount: others.length },
  );
};
