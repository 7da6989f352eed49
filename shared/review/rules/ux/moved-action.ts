import type { SceneNode } from "../../../scene/scene.ts";
import { type Action, actionsOf } from "../../computed/actions.ts";
import { computed } from "../../computed/computed.ts";
import { isForeignPart } from "../../computed/foreign-part.ts";
import { isScreen } from "../../computed/screen-kind.ts";
import { quote } from "../../computed/target-words.ts";
import type { Frame, Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";

const FEWEST_SCREENS = 4;
const USUAL_SHARE = 0.75;

/** So far people see it jump; a button that stands further off was put there, or moved by what lies above it. */
const JUMP_PX = { least: 2, most: 8 };

const isAsLarge = ({ box: a }: SceneNode, { box: b }: SceneNode): boolean =>
  a.width === b.width && a.height === b.height;

/** The screens of one size, the frame itself among them. */
function screensAlike({ scene, root }: Frame): readonly SceneNode[] {
  const others = scene.frames.filter((other) => other.id !== root.node.id && isAsLarge(other, root.node));
  return [root.node, ...others];
}

interface Usual {
  readonly place: Action;
  readonly count: number;
  readonly total: number;
}

const isInPlace = (a: Action, b: Action): boolean =>
  Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx) < JUMP_PX.least / 2;

/** Where most screens have a button; undefined when few have it, or there is no such place. */
function usualOf(places: readonly Action[]): Usual | undefined {
  const total = places.length;
  const countAt = (place: Action): number => places.filter((other) => isInPlace(place, other)).length;
  const place = places.find((one) => countAt(one) >= USUAL_SHARE * total);
  return place && total >= FEWEST_SCREENS ? { place, count: countAt(place), total } : undefined;
}

interface Judged {
  readonly action: Action;
  readonly usual: Usual;
}

const judgedActions = computed((frame: Frame): ReadonlyMap<string, Judged> => {
  const screens = screensAlike(frame);
  const judged = new Map<string, Judged>();
  if (screens.length < FEWEST_SCREENS || !isScreen(frame)) return judged;
  for (const action of actionsOf(frame.root.node, frame.scene)) {
    const places = screens.flatMap((screen) =>
      actionsOf(screen, frame.scene).filter(({ kind }) => kind === action.kind),
    );
    const usual = usualOf(places);
    if (usual) judged.set(action.id, { action, usual });
  }
  return judged;
});

const isSeen = (layer: Layer): boolean => layer.visibleBox !== null && !isForeignPart(layer);

export const movedAction = defineRule({
  id: "moved-action",
  aspect: "ux",
  severity: "suggestion",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "A button that jumps from screen to screen",
    problem: "“{words}” stands {offPx} px off the place that it has on {count} of {total} screens.",
    why: "When people go from one screen to the next, the button jumps under their finger.",
    fix: "Move it to {xPx} px from the left and {yPx} px from the top of the screen.",
  },
  applies: (frame) => {
    const judged = judgedActions(frame);
    return judged.size === 0
      ? []
      : frame.layers.filter((layer) => judged.has(layer.node.id) && isSeen(layer));
  },
  check: ({ node }, { frame, pass, fail }) => {
    const judged = judgedActions(frame).get(node.id);
    if (!judged) return pass();
    const { action, usual } = judged;
    const { xPx, yPx } = usual.place;
    const offPx = Math.hypot(action.xPx - xPx, action.yPx - yPx);
    if (offPx < JUMP_PX.least || offPx > JUMP_PX.most) return pass();
    return fail({ words: quote(action.words), offPx, count: usual.count, total: usual.total, xPx, yPx });
  },
});
