import { onPhone, type Example } from "./example.ts";
import { ACCENT, box, button, EDGE_PX, entry, LINE, PAPER, title, words } from "./parts.ts";

const FIELD_PX = 327;

/** A field with its label above, whose words are so far below the middle. */
const slipped = (y: number, label: string, value: string, downPx: number) => [
  words(EDGE_PX, y - 28, label, { sizePx: 14, weight: 600, leading: 12 / 7 }),
  box(EDGE_PX, y, FIELD_PX, 56, { name: "Rectangle", fill: PAPER, line: LINE, radiusPx: 12 }),
  words(EDGE_PX + 16, y + 16 + downPx, value),
];

/** Examples of slips in how the parts of a form look. */
export const FORM_LOOK_EXAMPLES: Readonly<Record<string, Example>> = {};
