import { findNode } from "../find-node.ts";
import type { Page } from "../../../shared/scene/scene.ts";
import { send } from "../../protocol/bridge.ts";
import type { ToldPatch } from "../../protocol/messages.ts";
import type { DescribedLayer } from "../../protocol/slices.ts";
import { inBackground } from "../background.ts";
import { describePage } from "../describe/describe-page.ts";
import { readLayer } from "../read/read-layer.ts";
import { readScreen } from "../read/read-screen.ts";
import { type Reading, startReading } from "../read/reading.ts";
import { sendLayers } from "../read/send-layers.ts";
import { walkLayers } from "../read/walk-layers.ts";
import { changedLayers } from "./changed-layers.ts";
import type { Collector } from "./collect-changes.ts";
import { enter, framesOf, leave, type LayerOutline } from "./outline.ts";
import { variableState } from "./variable-state.ts";
import { isGround } from "../screens.ts";

/** The layers that followed screens lie in, each with the ids of those screens. */
type Around = ReadonlyMap<string, readonly string[]>;

/** Finds the layers around the screens of these ids, sections with them: of what goes at once the editor names the topmost alone. */
async function findAround(frameIds: readonly string[]): Promise<Around> {
  const around = new Map<string, string[]>();
  for (const id of frameIds) {
    const node = await findNode(id);
    if (!node || isGround(node)) continue;
    for (let up = node.parent; up && up.type !== "PAGE"; up = up.parent)
      around.set(up.id, [...(around.get(up.id) ?? []), id]);
  }
  return around;
}

/** The screens whose surroundings changed: moved with them, they lie elsewhere, and may be seen on another colour. */
const movedWith = (changes: readonly NodeChange[], around: Around): readonly string[] =>
  changes.flatMap(({ id }) => around.get(id) ?? []);

/** A designer at work makes many changes a second: wait until the hand rests. Where several work on a page, none may ever rest. */
const REST_MS = 250;
const LONGEST_WAIT_MS = 1500;

/** The page, the layers and the variables that the panel has been told of. */
export interface Told {
  readonly page: Page;
  /** The frames with their layers. */
  readonly outline: LayerOutline;
  /** The ids of the variables that they use. */
  readonly variables: ReadonlySet<string>;
}

/** Keeps the panel's scene up to date with the design. */
export interface ChangeFollower {
  /** Follows these frames instead of the former ones; the collector has gathered since their reading began. */
  follow(told: Told, page: PageNode, changes: Collector): void;
  /** The panel could make nothing of these layers: it knows those that they lie in. */
  forget(ids: readonly string[]): void;
  /** Finds out whether variables changed, which the editor does not tell; their effects are told like any change. */
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

function pageTeller(told: Page, frameIds: readonly string[], page: PageNode): () => Page | undefined {
  let lastTold = JSON.stringify(told);
  return () => {
    if (page.removed) return undefined;
    const now = describePage(page, frameIds);
    const written = JSON.stringify(now);
    if (written === lastTold) return undefined;
    lastTold = written;
    return now;
  };
}

/** A layer that was read anew; without layers when it is gone. */
interface Anew {
  readonly id: string;
  readonly layers: DescribedLayer[];
}

async function readAnew(id: string, outline: LayerOutline, reading: Reading): Promise<Anew> {
  const node = await findNode(id);
  if (node === null || !("visible" in node)) return { id, layers: [] };
  const [walked = []] = await walkLayers([node], reading);
  const read = outline.get(id)?.parentId === null ? readScreen : readLayer;
  return { id, layers: [...(await read(walked, reading))] };
}

async function sendAnew(
  { id, layers }: Anew,
  isWanted: () => boolean,
): Promise<ToldPatch["changes"][number]> {
  const series = layers.length > 0 ? await sendLayers(layers, isWanted) : null;
  return { id, node: null, ...(series !== null && { series }) };
}

function redraw(outline: LayerOutline, changes: readonly Anew[]): void {
  for (const { id, layers } of changes) {
    const parentId = outline.get(id)?.parentId ?? null;
    leave(outline, id);
    enter(outline, layers, parentId);
  }
}

/** New layers may use variables that were of no interest before. */
function watchVariables(now: Followed, used: ReadonlySet<string>): void {
  const news = [...used].filter((id) => !now.variables.has(id));
  if (news.length === 0) return;
  now.variables = new Set([...now.variables, ...news]);
  now.state = variableState(now.variables, framesOf(now.outline));
}

/** Makes a follower that follows nothing yet. */
export function followChanges(): ChangeFollower {
  let followed: Followed | undefined;
  let timer: number | undefined;
  let waitsSinceMs: number | undefined;
  let isReading = false;

  const tell = async (now: Followed) => {
    const taken = now.changes.take();
    const moved = movedWith(taken.nodes, await now.around);
    const ids = [...new Set([...changedLayers(taken, now.outline), ...moved])];
    const page = now.pageNews();
    if (ids.length === 0 && !page) return;
    const isWanted = () => followed === now;
    const reading = startReading();
    const anew: Anew[] = [];
    for (const id of ids) anew.push(await readAnew(id, now.outline, reading));
    const tables = await reading.references.tables();
    const unread = reading.unread.unread();
    if (!isWanted()) return;
    redraw(now.outline, anew);
    const changes: ToldPatch["changes"][number][] = [];
    for (const one of anew) changes.push(await sendAnew(one, isWanted));
    if (!isWanted()) return;
    send("scene-changed", { changes, ...tables, ...(unread && { unread }), ...(page && { page }) });
    watchVariables(now, reading.references.variables());
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
    const nowMs = Date.now();
    waitsSinceMs ??= nowMs;
    if (timer !== undefined) clearTimeout(timer);
    timer = setTimeout(
      () => {
        waitsSinceMs = undefined;
        inBackground(tellWhenFree());
      },
      Math.max(0, Math.min(REST_MS, waitsSinceMs + LONGEST_WAIT_MS - nowMs)),
    );
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
    forget: (ids) => {
      if (followed) for (const id of ids) leave(followed.outline, id);
    },
    follow: ({ page: toldPage, outline, variables }, page, changes) => {
      followed?.changes.stop();
      const frameIds = framesOf(outline);
      const state = variableState(variables, frameIds);
      const pageNews = pageTeller(toldPage, frameIds, page);
      followed = { outline, changes, around: findAround(frameIds), pageNews, variables, state };
      changes.listen(wait);
    },
  };
}
