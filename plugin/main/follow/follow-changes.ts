import type { Page, Scene } from "../../../shared/scene/scene.ts";
import { send } from "../../protocol/bridge.ts";
import type { ScenePatch } from "../../protocol/messages.ts";
import { inBackground } from "../background.ts";
import { describePage } from "../describe/describe-page.ts";
import { readLayer } from "../read/read-layer.ts";
import { readScreen } from "../read/read-screen.ts";
import { type Reading, startReading } from "../read/reading.ts";
import { requireSize } from "../read/require-size.ts";
import { changedLayers } from "./changed-layers.ts";
import type { Collector } from "./collect-changes.ts";
import { type Around, findAround, movedWith } from "./moved-around.ts";
import { enter, enterInSteps, framesOf, leave, type LayerOutline } from "./outline.ts";
import { variablesUsedBy, variableState } from "./variable-state.ts";

/** A designer at work makes many changes a second: wait until the hand rests. */
const REST_MS = 250;

/** Keeps the panel's scene up to date with the design. */
export interface ChangeFollower {
  /** Follows the frames of this scene instead of the former ones; the collector has gathered since their reading began. */
  follow(scene: Scene, page: PageNode, changes: Collector): Promise<void>;
  /** Finds out whether variables changed, of which the editor does not tell; what they did is told like any change. */
  check(): Promise<void>;
}

interface Followed {
  readonly outline: LayerOutline;
  readonly changes: Collector;
  readonly around: Promise<Around>;
  /** The page, when it is not as it was told last. */
  readonly pageNews: () => Page | undefined;
  /** The variables that its layers use. */
  variables: ReadonlySet<string>;
  /** Their state when they were looked up last. */
  state: Promise<string>;
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
  outline: LayerOutline,
  reading: Reading,
): Promise<ScenePatch["changes"][number]> {
  const node = await figma.getNodeByIdAsync(id);
  if (node === null || node.removed || !("visible" in node)) return { id, node: null };
  await requireSize([node], reading);
  const read = outline.get(id)?.parentId === null ? readScreen : readLayer;
  return { id, node: await read(node, reading) };
}

async function readPatch(ids: readonly string[], outline: LayerOutline): Promise<ScenePatch> {
  const reading = startReading();
  const changes: ScenePatch["changes"][number][] = [];
  for (const id of ids) changes.push(await readAnew(id, outline, reading));
  const unread = reading.unread.unread();
  return { changes, ...(await reading.library.tables()), ...(unread && { unread }) };
}

function redraw(outline: LayerOutline, { changes }: ScenePatch): void {
  for (const { id, node } of changes) {
    const parentId = outline.get(id)?.parentId ?? null;
    leave(outline, id);
    if (node) enter(outline, node, parentId);
  }
}

/** Many layers take a while: the editor breathes between the parts of a screen. */
async function outlineOf({ frames }: Scene): Promise<LayerOutline> {
  const outline: LayerOutline = new Map();
  const reading = startReading();
  for (const frame of frames) await enterInSteps(outline, frame, reading);
  return outline;
}

/** New layers may use variables that were of no interest before. */
async function watchVariables(now: Followed, { changes }: ScenePatch): Promise<void> {
  const used = await variablesUsedBy(changes.flatMap(({ node }) => node ?? []));
  const news = [...used].filter((id) => !now.variables.has(id));
  if (news.length === 0) return;
  now.variables = new Set([...now.variables, ...news]);
  now.state = variableState(now.variables, framesOf(now.outline));
}

/** Makes a follower that follows nothing yet. */
export function followChanges(): ChangeFollower {
  let followed: Followed | undefined;
  let timer: number | undefined;
  let isReading = false;
  let follows = 0;

  const tell = async (now: Followed) => {
    const changes = now.changes.take();
    const moved = movedWith(changes.nodes, await now.around);
    const ids = [...new Set([...changedLayers(changes, now.outline), ...moved])];
    const page = now.pageNews();
    if (ids.length === 0 && !page) return;
    const patch = { ...(await readPatch(ids, now.outline)), ...(page && { page }) };
    if (followed !== now) return;
    redraw(now.outline, patch);
    send("scene-changed", patch);
    await watchVariables(now, patch);
  };
  const tellWhenFree = async () => {
    if (!followed) return;
    if (isReading) return wait();
    isReading = true;
    const now = followed;
    await tell(now)
      .catch(() => {
        if (followed === now) send("scene-outdated");
      })
      .then(() => {
        isReading = false;
      });
  };
  const wait = () => {
    if (timer !== undefined) clearTimeout(timer);
    timer = setTimeout(() => inBackground(tellWhenFree()), REST_MS);
  };
  const check = async () => {
    const now = followed;
    if (!now) return;
    const before = await now.state;
    const state = variableState(now.variables, framesOf(now.outline));
    if ((await state) === before || followed !== now) return;
    now.state = state;
    now.changes.touchShared();
  };
  return {
    check,
    follow: async (scene, page, changes) => {
      followed?.changes.stop();
      followed = undefined;
      const follow = ++follows;
      const outline = await outlineOf(scene);
      if (follow !== follows) return changes.stop();
      const variables = await variablesUsedBy(scene.frames);
      if (follow !== follows) return changes.stop();
      const state = variableState(variables, framesOf(outline));
      const around = findAround(scene.frames.map(({ id }) => id));
      followed = { outline, changes, around, pageNews: pageTeller(scene, page), variables, state };
      changes.listen(wait);
    },
  };
}
