import type { Scene, SceneNode as CapturedNode } from "../../../shared/scene/scene.ts";
import { send } from "../../protocol/bridge.ts";
import type { ReadFailure } from "../../protocol/messages.ts";
import { describePage } from "../describe/describe-page.ts";
import { type Collector, collectChanges } from "../follow/collect-changes.ts";
import type { ChangeFollower } from "../follow/follow-changes.ts";
import { canBeScreen, pageOf, type Screen } from "../screens.ts";
import { readScreen } from "./read-screen.ts";
import { requireSize } from "./require-size.ts";
import { type Reading, ReadingEnd, startReading } from "./reading.ts";
import { sendScene } from "./send-scene.ts";

const gone = (): never => {
  throw new ReadingEnd({ reason: "gone" });
};

async function findScreen(id: string): Promise<Screen> {
  const node = await figma.getNodeByIdAsync(id);
  return node && !node.removed && canBeScreen(node) ? node : gone();
}

async function readFrames(screens: readonly Screen[], reading: Reading): Promise<readonly CapturedNode[]> {
  const frames: CapturedNode[] = [];
  for (const screen of screens) {
    const frame = screen.removed ? gone() : await readScreen(screen, reading);
    if (screen.removed) gone();
    if (frame) frames.push(frame);
  }
  return frames;
}

function requireLayers(frames: readonly CapturedNode[], name: string): void {
  if (frames.every(({ children }) => children === undefined)) throw new ReadingEnd({ reason: "empty", name });
}

function failureOf(error: unknown): ReadFailure | null {
  if (error instanceof ReadingEnd) return error.failure;
  return { reason: "unreadable", message: error instanceof Error ? error.message : String(error) };
}

interface ReadScene {
  readonly scene: Scene;
  readonly page: PageNode;
  /** What happened on the page since the reading began. */
  readonly changes: Collector;
}

async function readScene(frameIds: readonly string[], reading: Reading): Promise<ReadScene> {
  const screens = await Promise.all(frameIds.map(findScreen));
  const [first] = screens;
  const page = first && pageOf(first);
  if (!page) return gone();
  await page.loadAsync();
  const changes = collectChanges(page);
  try {
    await requireSize(screens, reading);
    const frames = await readFrames(screens, reading);
    requireLayers(frames, first.name);
    const tables = await reading.library.tables();
    const scene: Scene = {
      schema: 1,
      file: figma.root.name,
      page: describePage(page, frameIds),
      frames,
      ...tables,
    };
    return { scene, page, changes };
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
      const { scene, page, changes } = await readScene(frameIds, reading);
      if (underWay !== reading) return changes.stop();
      const unread = reading.unread.unread();
      const notes = { ...(requestId !== undefined && { requestId }), ...(unread && { unread }) };
      if (!(await sendScene(scene, notes, () => underWay === reading))) return changes.stop();
      underWay = undefined;
      await follower.follow(scene, page, changes);
    } catch (error) {
      const failure = failureOf(error);
      if (failure && underWay === reading) send("reading-failed", failure, requestId);
    }
  };
  return { read, cancel };
}
