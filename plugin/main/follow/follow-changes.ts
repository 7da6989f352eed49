import type { Page, Scene } from "../../../shared/scene/scene.ts";
import { send } from "../../protocol/bridge.ts";
import type { ScenePatch } from "../../protocol/messages.ts";
import { inBackground } from "../background.ts";
import { describePage } from "../describe/describe-page.ts";
import { readLayer } from "../read/read-layer.ts";
import { readScreen } from "../read/read-screen.ts";
import { type Reading, startReading } from "../read/reading.ts";
import { changedLayers } from "./changed-layers.ts";
import type { Collector } from "./collect-changes.ts";
import { type Around, findAround, movedWith } from "./moved-around.ts";
import { enter, leave, type Outline } from "./outline.ts";

/** A designer at work makes many changes a second: wait until the hand rests. */
const REST_MS = 250;

/** Keeps the panel's scene up to date with the design. */
export interface ChangeFollower {
  /** Follows the frames of this scene instead of the former ones; the collector has gathered since their reading began. */
  follow(scene: Scene, page: PageNode, changes: Collector): void;
}

interface Followed {
  readonly outline: Outline;
  readonly changes: Collector;
  readonly around: Promise<Around>;
  /** The page, when it is not as it was told last. */
  readonly pageNews: () => Page | undefined;
}

function pageTeller(scene: Scene, page: PageNode): () => Page | undefined {
  const frameIds = scene.frames.map(({ id }) => id);
  let lastTold = JSON.stringify(scene.page);
  return () => {
    if (page.removed) return undefined;
    const now = describePage(page, frameIds);
    const written = JSON.stringify(now);
    if (written === lastTold) return undefined;
    lastTold = written;
    return now;
  };
}

async function readAnew(
  id: string,
  outline: Outline,
  reading: Reading,
): Promise<ScenePatch["changes"][number]> {
  const node = await figma.getNodeByIdAsync(id);
  const isThere = node !== null && !node.removed && "visible" in node;
  const read = outline.get(id)?.parentId === null ? readScreen : readLayer;
  return { id, node: isThere ? await read(node, reading) : null };
}

async function readPatch(ids: readonly string[], outline: Outline): Promise<ScenePatch> {
  const reading = startReading();
  const changes: ScenePatch["changes"][number][] = [];
  for (const id of ids) changes.push(await readAnew(id, outline, reading));
  return { changes, ...(await reading.library.tables()) };
}

function redraw(outline: Outline, { changes }: ScenePatch): void {
  for (const { id, node } of changes) {
    const parentId = outline.get(id)?.parentId ?? null;
    leave(outline, id);
    if (node) enter(outline, node, parentId);
  }
}

/** Makes a follower that follows nothing yet. */
export function followChanges(): ChangeFollower {
  let followed: Followed | undefined;
  let timer: number | undefined;
  let isReading = false;

  const tell = async (now: Followed) => {
    const changes = now.changes.take();
    const moved = movedWith(changes, await now.around);
    const ids = [...new Set([...changedLayers(changes, now.outline), ...moved])];
    const page = now.pageNews();
    if (ids.length === 0 && !page) return;
    const patch = { ...(await readPatch(ids, now.outline)), ...(page && { page }) };
    if (followed !== now) return;
    redraw(now.outline, patch);
    send("scene-changed", patch);
  };
  const tellWhenFree = async () => {
    if (!followed) return;
    if (isReading) return wait();
    isReading = true;
    await tell(followed).finally(() => {
      isReading = false;
    });
  };
  const wait = () => {
    if (timer !== undefined) clearTimeout(timer);
    timer = setTimeout(() => inBackground(tellWhenFree()), REST_MS);
  };
  return {
    follow: (scene, page, changes) => {
      followed?.changes.stop();
      const outline: Outline = new Map();
      for (const frame of scene.frames) enter(outline, frame, null);
      const around = findAround(scene.frames.map(({ id }) => id));
      followed = { outline, changes, around, pageNews: pageTeller(scene, page) };
      changes.listen(wait);
    },
  };
}
