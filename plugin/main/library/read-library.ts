import { inTime, loadPage } from "../find-node.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { send } from "../../protocol/bridge.ts";
import { collectUnread, type UnreadCollector } from "../../protocol/collect-unread.ts";
import type {
  LibraryFailure,
  LibraryPart,
  LibraryScope,
  LibraryToMain,
} from "../../protocol/library-messages.ts";
import { isOutOfReach } from "../is-layer.ts";
import { reachHidden } from "../reach-hidden.ts";
import { nextTurn } from "../read/reading.ts";
import { keptInFile } from "./kept-in-file.ts";

/** The panel holds all of it at once. */
const MAX_LAYERS = 150_000;

class LibraryEnd extends Error {
  readonly reason: LibraryFailure;
  constructor(reason: LibraryFailure) {
    super(reason);
    this.reason = reason;
  }
}

function countLayers(root: RestNode): number {
  const waiting: RestNode[] = [root];
  let count = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    count += 1;
    for (const child of node.children ?? []) waiting.push(child);
  }
  return count;
}

/** Loads the pages, each on its own: loading all at once would hold the editor up. A page that is not handed over is left out. */
async function pagesOf(scope: LibraryScope, unread: UnreadCollector): Promise<readonly PageNode[]> {
  const loaded: PageNode[] = [];
  for (const page of scope === "page" ? [figma.currentPage] : figma.root.children) {
    await loadPage(page).then(
      () => loaded.push(page),
      (error: unknown) => {
        if (!isOutOfReach(page)) unread.note(page, "layer", error);
      },
    );
  }
  return loaded;
}

interface Request {
  readonly requestId: number;
  readonly scope: LibraryScope;
  /** Nobody waits for it any more. */
  readonly isGivenUp: () => boolean;
}

/** A large layer, and a file of thousands of variables, take their time; who waits longer thinks that nothing happens. */
const LIMIT_MS = 20_000;

const notHandedOver = (): never => {
  throw new Error("not handed over within 20 s");
};

/** A layer with what is hidden in instances: an instance there may be all that uses a component. */
async function exportWhole(node: SceneNode): Promise<LibraryPart> {
  const end = reachHidden();
  try {
    const exported = () => node.exportAsync({ format: "JSON_REST_V1" });
    return (await inTime(exported, notHandedOver, LIMIT_MS)) as LibraryPart;
  } finally {
    end();
  }
}

/** Sends the layers of pages one after the other; between them the editor does what waits. What it refuses is left out. */
async function sendParts(
  pages: readonly PageNode[],
  { requestId, isGivenUp }: Request,
  unread: UnreadCollector,
): Promise<void> {
  // All at once: pages and layers may be deleted while others are read.
  const all = pages.flatMap(({ id, name, children }) =>
    children.map((node) => ({ page: { id, name }, node })),
  );
  let layers = 0;
  for (const [index, { page, node }] of all.entries()) {
    await nextTurn();
    if (isGivenUp()) return;
    const part = await exportWhole(node).catch((error: unknown) => {
      if (!isOutOfReach(node)) unread.note(node, "layer", error);
    });
    if (!part) continue;
    layers += countLayers(part.document);
    if (layers > MAX_LAYERS) throw new LibraryEnd("too-large");
    if (isGivenUp()) return;
    send("library-part", { requestId, page, part, done: index + 1, total: all.length });
  }
  if (layers === 0) throw new LibraryEnd(unread.unread() ? "unreadable" : "empty");
}

async function read(request: Request): Promise<void> {
  const { requestId, scope, isGivenUp } = request;
  const collector = collectUnread();
  try {
    await sendParts(await pagesOf(scope, collector), request, collector);
    if (isGivenUp()) return;
    const kept = await inTime(keptInFile, notHandedOver, LIMIT_MS);
    if (isGivenUp()) return;
    const unread = collector.unread();
    // A layer that was left out may be all that uses something.
    const isWhole = scope === "file" && !unread;
    send("library-read", { requestId, name: figma.root.name, isWhole, ...kept, ...(unread && { unread }) });
  } catch (error) {
    if (isGivenUp()) return;
    send("library-failed", { requestId, reason: error instanceof LibraryEnd ? error.reason : "unreadable" });
  }
}

/** Reads the page in view or the whole file as a library, as the REST API tells of it: the engine reads that already. */
export function libraryReader(): {
  readonly read: (request: Parameters<LibraryToMain["read-library"]>[0]) => Promise<void>;
  readonly cancel: () => void;
} {
  let underWay = 0;
  return {
    read: (request) => {
      const mine = ++underWay;
      return read({ ...request, isGivenUp: () => mine !== underWay });
    },
    cancel: () => {
      underWay += 1;
    },
  };
}
