import type { SceneNode } from "../../../../shared/scene/scene.ts";
import type { Example, Say } from "./example.ts";
import { ACCENT, box, INK, LINE, RED, PAPER, words } from "./parts.ts";

type State = readonly [
  name: string,
  drawn: { readonly fill: string; readonly line: string; readonly color: string },
];

const WIDTH_PX = 375;
const REST = { fill: ACCENT, line: ACCENT, color: PAPER };

const BUTTON: Readonly<Record<string, State>> = {
  rest: ["Default", REST],
  hover: ["Hover", { ...REST, fill: "#382fa0" }],
  focus: ["Focus", { ...REST, line: INK }],
  disabled: ["Disabled", { fill: "#e5e7eb", line: "#e5e7eb", color: "#6b7280" }],
};
const FIELD: Readonly<Record<string, State>> = {
  rest: ["Default", { fill: PAPER, line: LINE, color: INK }],
  focus: ["Focus", { fill: PAPER, line: ACCENT, color: INK }],
  error: ["Error", { fill: PAPER, line: RED, color: INK }],
};

const variant = (y: number, [name, { fill, line, color }]: State, label: string): SceneNode =>
  box(32, y, 220, 48, { name: `State=${name}`, type: "COMPONENT", fill, line, linePx: 2, radiusPx: 12 }, [
    words(142, y + 12, label, { color, weight: 600, align: "center" }),
  ]);

/** A component with a variant for each of its states. */
const set = (
  name: string,
  label: (say: Say) => string,
  states: readonly State[],
  missing: State,
): Example => ({
  frame: (say, isBad) => {
    const drawn = isBad ? states : [...states, missing];
    return box(
      0,
      0,
      WIDTH_PX,
      32 + drawn.length * 72,
      { id: "set", name, type: "COMPONENT_SET", fill: PAPER },
      drawn.map((state, index) => variant(24 + index * 72, state, label(say))),
    );
  },
});

const save = (say: Say): string => say("Save changes", "Enregistrer");
const city = (): string => "Lisbon";

const { rest, hover, focus, disabled } = BUTTON as Record<"rest" | "hover" | "focus" | "disabled", State>;
const fieldStates = FIELD as Record<"rest" | "focus" | "error", State>;

/** Examples of components that lack a state. */
export const STATE_EXAMPLES: Readonly<Record<string, Example>> = {
  "missing-focus-state": set("Button", save, [rest, hover, disabled], focus),
  "missing-hover-state": set("Button", save, [rest, focus, disabled], hover),
  "missing-disabled-state": set("Button", save, [rest, hover, focus], disabled),
  "missing-error-state": set("Text field", city, [fieldStates.rest, fieldStates.focus], fieldStates.error),
};
