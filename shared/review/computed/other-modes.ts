import { area } from "../../scene/geometry.ts";
import { compact } from "../../scene/json.ts";
import { paintsOf, variablesOf } from "../../scene/paints-of.ts";
import type { Scene } from "../../scene/scene.ts";
import { variableColour, type Modes } from "../../scene/variable-colour.ts";
import { openFrame, type Frame, type Layer } from "../frame.ts";
import { computed } from "./computed.ts";
import { inModes } from "./in-modes.ts";
import { counterpartIn, isForPeople, type NamedMode } from "./mode-names.ts";

type Collections = NonNullable<Scene["collections"]>;

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

/** The modes of all collections when people set this one: other collections may have it too. */
function setOnAll(collections: Collections, shown: Modes, mode: NamedMode): Modes {
  const set = Object.entries(collections).map(
    ([id, collection]) => [id, counterpartIn(collection, mode)?.id ?? shown[id]] as const,
  );
  return compact<Modes>(Object.fromEntries(set));
}

/** Each mode that is not shown, once. */
function possibleModes(collections: Collections, shown: Modes): readonly Mode[] {
  const possible = new Map<string, Mode>();
  for (const [collectionId, { modes, defaultModeId }] of Object.entries(collections))
    for (const mode of modes) {
      if (mode.id === (shown[collectionId] ?? defaultModeId) || !isForPeople(mode)) continue;
      const all = { ...setOnAll(collections, shown, mode), [collectionId]: mode.id };
      const key = JSON.stringify(all);
      if (!possible.has(key)) possible.set(key, { name: mode.name, modes: all });
    }
  return [...possible.values()];
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
  const possible = possibleModes(frame.scene.collections ?? {}, shownModes(frame));
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
