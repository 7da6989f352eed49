import { area } from "../../../scene/geometry.ts";
import { compact } from "../../../scene/json.ts";
import { paintsOf, variablesOf } from "../../../scene/paints-of.ts";
import type { Scene } from "../../../scene/scene.ts";
import { variableColor, type Modes } from "../../../scene/variable-color.ts";
import { openInSteps, type Frame, type Layer } from "../../frame/frame.ts";
import { computed, computedInSteps } from "../../frame/computed.ts";
import { remembered } from "../../frame/remembered.ts";
import { inModes } from "./in-modes.ts";
import { counterpartsIn, isModeForPeople } from "./mode-names.ts";
import { paintedIndex } from "../../paint/painted-index.ts";
import { isNoPart } from "../../parts/foreign-part.ts";
import { textIndex } from "../../text/text-index.ts";

type Collections = NonNullable<Scene["collections"]>;

/** A mode in which the design does not show a frame. */
interface Mode {
  readonly name: string;
  /** The modes of all collections then. */
  readonly modes: Modes;
}

/** A frame as it looks in another mode. Its layers have the same order. */
export interface OtherMode extends Mode {
  readonly frame: Frame;
}

/** More are not opened: each of them costs as much as the frame itself. */
const MOST_MODES = 4;

/** More are not tried: nearly each mode of a collection that a frame is painted with changes it. */
const MOST_TRIED = 64;

const boundTo = ({ node }: Layer): readonly string[] => paintsOf(node).flatMap(variablesOf);

const paintVariables = computed(
  (frame: Frame): ReadonlySet<string> => new Set(frame.layers.flatMap(boundTo)),
);

/** The collections that say what the variables of a frame look like, through all aliases. */
function collectionsBehind(frame: Frame): Collections {
  const { variables = {}, collections = {} } = frame.scene;
  const behind = new Set<string>();
  const reached = new Set(paintVariables(frame));
  // Aliases that are added on the way have their turn, too: a set is gone through in the order of adding.
  for (const id of reached) {
    const variable = Object.hasOwn(variables, id) ? variables[id] : undefined;
    if (!variable) continue;
    behind.add(variable.collectionId);
    for (const value of Object.values(variable.values)) if ("alias" in value) reached.add(value.alias);
  }
  return Object.fromEntries(Object.entries(collections).filter(([id]) => behind.has(id)));
}

const shownModes = ({ root }: Frame): Modes => root.node.modes ?? {};

/** Each mode that is not shown, once, and what other collections have set when people set it: they may have it too. */
function possibleModes(collections: Collections, shown: Modes): readonly Mode[] {
  const counterparts = Object.entries(collections).map(([id, collection]) => ({
    id,
    find: counterpartsIn(collection),
  }));
  const hidden = Object.entries(collections).flatMap(([id, { modes, defaultModeId }]) =>
    modes
      .filter((mode) => mode.id !== (shown[id] ?? defaultModeId) && isModeForPeople(mode))
      .map((mode) => ({ id, mode })),
  );
  const possible = new Map<string, Mode>();
  for (const { id: ownId, mode } of hidden.slice(0, MOST_TRIED)) {
    const together = counterparts.map(({ id, find }) => [id, find(mode)?.id ?? shown[id]] as const);
    const modes = compact<Modes>({ ...Object.fromEntries(together), [ownId]: mode.id });
    const key = JSON.stringify(modes);
    if (!possible.has(key)) possible.set(key, { name: mode.name, modes });
  }
  return [...possible.values()];
}

const changesBetween = (
  { scene }: Frame,
  variables: Iterable<string>,
  shown: Modes,
  wanted: Modes,
): boolean =>
  [...variables].some((id) => {
    const [before, after] = [shown, wanted].map((set) => variableColor(scene, id, set));
    return JSON.stringify(before) !== JSON.stringify(after);
  });

/** The other modes that change colours of the frame. */
function changingModes(frame: Frame): readonly Mode[] {
  if (!frame.scene.collections) return [];
  const changing: Mode[] = [];
  for (const mode of possibleModes(collectionsBehind(frame), shownModes(frame))) {
    if (changing.length === MOST_MODES) break;
    if (changesBetween(frame, paintVariables(frame), shownModes(frame), mode.modes)) changing.push(mode);
  }
  return changing;
}

const OPENED_WITH: readonly ((frame: Frame) => unknown)[] = [textIndex, paintedIndex];

function* openInMode({ scene, root, demands }: Frame, mode: Mode): Generator<void, OtherMode, void> {
  const node = inModes(scene, root.node, mode.modes);
  yield;
  const frame = yield* openInSteps(scene, node, { demands, budget: root.facts.budget });
  for (const fact of OPENED_WITH) {
    yield;
    fact(frame);
  }
  return { ...mode, frame };
}

/** The frame in each other mode that changes its colours, as far as there are variables with several modes. */
export const otherModes = computedInSteps(function* (frame): Generator<void, readonly OtherMode[], void> {
  const opened: OtherMode[] = [];
  for (const mode of changingModes(frame)) {
    yield;
    opened.push(yield* openInMode(frame, mode));
  }
  return opened;
});

/** The contrast in the mode shown from which something is in use: what is inactive is drawn fainter. */
export const CONTRAST_IN_USE = 10;

const GROUND_SHARE = 0.5;

/** The modes that a layer, or what it lies in, keeps whatever is set on the screen. */
const keptModes: (layer: Layer) => Modes = remembered(({ node, parent }: Layer) =>
  parent ? { ...keptModes(parent), ...node.modes } : {},
);

const groundLayers = computed((frame: Frame): readonly Layer[] => {
  const smallest = GROUND_SHARE * area(frame.root.node.box);
  return frame.layers.filter(
    (layer) => layer.visibleBox !== null && area(layer.visibleBox) >= smallest && boundTo(layer).length > 0,
  );
});

const follows = (layer: Layer, frame: Frame, { modes }: OtherMode): boolean => {
  const kept = keptModes(layer);
  return changesBetween(frame, boundTo(layer), { ...shownModes(frame), ...kept }, { ...modes, ...kept });
};

const modesThat = (layersOf: (frame: Frame) => readonly Layer[]) =>
  computed(
    (frame: Frame): ReadonlySet<OtherMode> =>
      new Set(
        otherModes(frame).filter((mode) => layersOf(frame).some((layer) => follows(layer, frame, mode))),
      ),
  );

const modesOfGround = modesThat(groundLayers);
const modesOfTexts = modesThat(({ texts }) => texts.filter((text) => !isNoPart(text)));

/** True when the ground of a screen follows a mode: else nobody has made the screen for it yet. */
export const groundFollowsMode = (frame: Frame, mode: OtherMode): boolean => modesOfGround(frame).has(mode);

/**
 * True when letters of a screen follow a mode, too: where nothing but its ground does, that came with a part of a kit, and
 * the screen may not be made for the mode.
 */
export const textsFollowMode = (frame: Frame, mode: OtherMode): boolean => modesOfTexts(frame).has(mode);
