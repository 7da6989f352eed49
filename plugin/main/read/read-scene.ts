import { errorText } from "../../../shared/error-text.ts";
import { findNode, loadPage } from "../find-node.ts";
import type { Scene } from "../../../shared/scene/scene.ts";
import { send } from "../../protocol/bridge.ts";
import type { FrameNotes, ReadFailure } from "../../protocol/messages.ts";
import type { DescribedLayer } from "../../protocol/slices.ts";
import { rememberPage } from "../canvas/reviewed-page.ts";
import { describePage } from "../describe/describe-page.ts";
import { type Collector, collectChanges } from "../follow/collect-changes.ts";
import { entering, type LayerOutline } from "../follow/outline.ts";
import type { ChangeFollower } from "../follow/follow-changes.ts";
import { lastReviewOf } from "../note-review.ts";
import { canBeScreen, pageOf, type Screen } from "../screens.ts";
import { readScreen } from "./read-screen.ts";
import { type Reading, ReadingEnd, startReading } from "./reading.ts";
import { sendLayers } from "./send-layers.ts";
import { walkLayers } from "./walk-layers.ts";

const gone = (): never => {
  throw new ReadingEnd({ reason: "gone" });
};

const isLeft = ({ removed }: Screen): boolean => !removed;

/** The screens of these ids that are there: somebody may have deleted one since they were chosen. */
async function findScreens(ids: readonly string[]): Promise<readonly Screen[]> {
  const nodes = await Promise.all(ids.map(findNode));
  return nodes.filter((node) => node !== null).filter(canBeScreen);
}

async function readFrames(
  screens: readonly Screen[],
  reading: Reading,
): Promise<readonly (readonly DescribedLayer[])[]> {
  const walked = await walkLayers(screens, reading);
  const frames: (readonly DescribedLayer[])[] = [];
  for (const [index, screen] of screens.entries()) {
    const layers = await readScreen(walked[index] ?? [], reading);
    if (isLeft(screen) && layers.length > 0) frames.push(layers);
  }
  return frames;
}

function requireLayers(frames: readonly (readonly DescribedLayer[])[], [first]: readonly Screen[]): void {
  const { name } = first ?? gone();
  if (frames.every((layers) => layers.length <= 1)) throw new ReadingEnd({ reason: "empty", name });
}

function failureOf(error: unknown): ReadFailure | null {
  if (error instanceof ReadingEnd) return error.failure;
  return { reason: "unreadable", message: errorText(error) };
}

function notesOn(screen: Screen): FrameNotes | undefined {
  const { parent } = screen;
  const last = lastReviewOf(screen);
  const section = parent?.type === "SECTION" ? parent.name : undefined;
  if (!last && section === undefined) return undefined;
  return { ...(section !== undefined && { section }), ...(last && { last }) };
}

interface ReadScene {
  /** The scene without the content of its frames: that is in `layers`. */
  readonly scene: Scene;
  readonly layers: DescribedLayer[];
  readonly notes: Readonly<Record<string, FrameNotes>>;
  readonly page: PageNode;
  /** The changes of the page since the reading began. */
  readonly changes: Collector;
}

async function readScene(frameIds: readonly string[], reading: Reading): Promise<ReadScene> {
  const found = await findScreens(frameIds);
  const [first] = found;
  const page = first && pageOf(first);
  if (!page) return gone();
  await loadPage(page);
  const changes = collectChanges(page);
  try {
    const frames = await readFrames(found, reading);
    const screens = found.filter(isLeft);
    requireLayers(frames, screens);
    const noted = screens.flatMap((screen) => {
      const own = notesOn(screen);
      return own ? [[screen.id, own] as const] : [];
    });
    const described = { schema: 1, file: figma.root.name, page: describePage(page, frameIds) } as const;
    // Asked before the libraries are waited for: page and screens may be gone then.
    const scene: Scene = { ...described, frames: [], ...(await reading.references.tables()) };
    return { scene, layers: frames.flat(), notes: Object.fromEntries(noted), page, changes };
  } catch (error) {
    changes.stop();
    throw error;
  }
}

/** Reads scenes for the panel, one at a time: a new request gives up the one under way. */
export function sceneReader(follower: ChangeFollower): {
  readonly read: (frameIds: readonly string[], requestId?: number) => Promise<void>;
  readonly cancel: () => void;
} {
  let underWay: Reading | undefined;
  const cancel = () => {
    underWay?.giveUp();
    underWay = undefined;
  };
  const read = async (frameIds: readonly string[], requestId?: number) => {
    cancel();
    const reading = startReading((layers) => send("reading-progressed", { layers }));
    underWay = reading;
    try {
      const { scene, layers, notes: frames, page, changes } = await readScene(frameIds, reading);
      if (underWay !== reading) return changes.stop();
      const unread = reading.unread.unread();
      const notes = {
        ...(requestId !== undefined && { requestId }),
        ...(unread && { unread }),
        ...(Object.keys(frames).length > 0 && { frames }),
      };
      const outline: LayerOutline = new Map();
      const isWanted = () => underWay === reading;
      const series = await sendLayers(layers, isWanted, entering(outline, null));
      if (series === null) return changes.stop();
      underWay = undefined;
      rememberPage(page);
      const variables = reading.references.variables();
      // The panel may answer at once that it has lost layers of what is followed.
      follower.follow({ page: scene.page, outline, variables }, page, changes);
      send("scene-read", scene, { ...notes, series });
    } catch (error) {
      const failure = failureOf(error);
      if (failure && underWay === reading) send("reading-failed", failure, requestId);
    }
  };
  return { read, cancel };
}
