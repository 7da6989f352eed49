import { area } from "../../scene/geometry.ts";
import { paintsOf, variablesOf } from "../../scene/paints-of.ts";
import type { Scene } from "../../scene/scene.ts";
import { variableColour, type Modes } from "../../scene/variable-colour.ts";
import { openFrame, type Frame, type Layer } from "../frame.ts";
import { computed } from "./computed.ts";
import { inModes } from "./in-modes.ts";
import { saysDisabled } from "./is-disabled.ts";
import { nameWords } from "./words.ts";

/** A mode in which the design does not show a frame. */
interface Mode {
  readonly name: string;
  /** The modes of all collections then. */
  readonly modes: Modes;
}

/** A frame as it looks in another mode. Its layers have the same order. */
export interface OtherMode extends Pick<Mode, "name"> {
  readonly frame: Frame;
}

/** More are not looked at: each of them costs as much as the frame itself. */
const MOST_MODES = 4;

const NOT_FOR_PEOPLE: ReadonlySet<string> = new Set(
  "wip draft deprecated archive archived old test wireframe skeleton print brouillon".split(" "),
);

/** Inactive controls may be faint, and what is not finished is not judged. */
const isForPeople = ({ name }: Mode): boolean =>
  !saysDisabled(name) && !nameWords(name).some((word) => NOT_FOR_PEOPLE.has(word));

function possibleModes({ collections = {} }: Scene, shown: Modes): readonly Mode[] {
  return Object.entries(collections).flatMap(([collectionId, { modes, defaultModeId }]) =>
    modes
      .filter(({ id }) => id !== (shown[collectionId] ?? defaultModeId))
      .map(({ id, name }) => ({ name, modes: { ...shown, [collectionId]: id } })),
  );
}

const shownModes = ({ root }: Frame): Modes => root.node.modes ?? {};

const changesIn = (frame: Frame, variables: readonly string[], { modes }: Mode): boolean =>
  variables.some((id) => {
    const [before, after] = [shownModes(frame), modes].map((set) => variableColour(frame.scene, id, set));
    return JSON.stringify(before) !== JSON.stringify(after);
  });

const boundTo = ({ node }: Layer): readonly string[] => paintsOf(node).flatMap(variablesOf);

/** The other modes that change colours of the frame. */
const changingModes = computed((frame: Frame): readonly Mode[] => {
  const possible = possibleModes(frame.scene, shownModes(frame)).filter(isForPeople);
  if (possible.length === 0) return [];
  const variables = [...new Set(frame.layers.flatMap(boundTo))];
  return possible.filter((mode) => changesIn(frame, variables, mode)).slice(0, MOST_MODES);
});

/** The frame in each other mode that changes its colours, as far as there are variables with several modes. */
export const otherModes = computed((frame: Frame): readonly OtherMode[] =>
  changingModes(frame).map(({ name, modes }) => ({
    name,
    frame: openFrame(frame.scene, inModes(frame.scene, frame.root.node, modes)),
  })),
);

/** What has such a contrast in the mode shown is in use: what is inactive is drawn fainter. */
export const CONTRAST_IN_USE = 10;

const GROUND_SHARE = 0.5;

/** Whether the ground of a screen follows the modes: else nobody has made the screen for them yet. */
export const groundFollowsModes = computed((frame: Frame): boolean => {
  const smallest = GROUND_SHARE * area(frame.root.node.box);
  return frame.layers
    .filter(({ visibleBox }) => visibleBox !== null && area(visibleBox) >= smallest)
    .some((layer) => changingModes(frame).some((mode) => changesIn(frame, boundTo(layer), mode)));
});
