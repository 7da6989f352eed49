import { linesInWidth } from "../../../mend/wrapped.ts";
import type { Frame, TextLayer } from "../../../perception/frame/frame.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { shownLineCount } from "../../../perception/text/typography/line-capacity.ts";
import { mainRun } from "../../../perception/text/typography/lines.ts";
import { propose, type Proposal } from "../fix.ts";
import { isPlacedByLayout, lengthChange } from "../set-values.ts";
import { isRoom } from "./room.ts";

const ALIGNED = { left: 0, justified: 0, center: 0.5, right: 1 } as const;

/** So many lines stay free below a text, to set it apart from what follows. */
const DISTANCE = 1.5;

/**
 * Makes a text narrower, from where its lines are aligned: none where its new lines would run into what follows, or out
 * of its box. An auto layout makes the room.
 */
export function narrowText(text: TextLayer, width: number, frame: Frame): readonly Proposal[] {
  const { node } = text;
  const [ink, lines] = [inkBox(text), shownLineCount(text)];
  if (!ink || lines === undefined || node.rotationDeg) return [];
  const { box } = node;
  const { lineHeightPx } = mainRun(text);
  const x = Math.round(box.x + (box.width - width) * ALIGNED[node.text.alignHorizontal]);
  const wrapped = linesInWidth(node.text, { lines, width: box.width }, width);
  const morePx = Math.max(0, wrapped - lines) * lineHeightPx;
  const isHeld = isPlacedByLayout(text);
  const place = { ...ink, x, width, height: ink.height + morePx + DISTANCE * lineHeightPx };
  if (!isHeld && !isRoom(place, frame, ({ layer }) => layer === text)) return [];
  const height = Math.ceil(wrapped * lineHeightPx);
  const changes = [
    ...(isHeld ? [] : lengthChange(text, "x", box.x, x)),
    ...lengthChange(text, "width", box.width, width),
    ...(node.text.resize === "none" && height > box.height
      ? lengthChange(text, "height", box.height, height)
      : []),
  ];
  return [propose("narrow", { to: width }, changes)];
}
