import { createContext } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { FrameReport } from "../../../../shared/review/report.ts";
import type { Library } from "../../../../shared/scene/library.ts";
import { listen, send } from "../../../protocol/bridge.ts";
import type { Unread } from "../../../protocol/collect-unread.ts";
import type { LibraryFailure, LibraryScope, LibraryToPanel } from "../../../protocol/library-messages.ts";
import { asDismissal } from "../reviews/review-start.ts";
import { usePanel } from "../use-panel.ts";
import { fromRest } from "../../../../shared/scene/rest/from-rest.ts";
import { readLibraryTables, usedIdsIn } from "../../../../shared/scene/rest/read-library.ts";
import type { RestFile, RestNode } from "../../../../shared/scene/rest/rest-file.ts";

/** The library whose findings are shown; null beside a library. */
export const LibraryContext = createContext<Library | null>(null);

type Part = Parameters<LibraryToPanel["library-part"]>[0];
type Rest = Parameters<LibraryToPanel["library-read"]>[0];

/** Puts the parts of a file together, in the order in which they come. */
function gatherLibrary() {
  const pages = new Map<string, { readonly name: string; readonly children: RestNode[] }>();
  let tables: Pick<RestFile, "components" | "componentSets" | "styles"> = {};
  const add = ({ page: { id, name }, part: { document, ...more } }: Part): void => {
    const page = pages.get(id) ?? { name, children: [] };
    pages.set(id, page);
    page.children.push(document);
    tables = {
      components: Object.assign(tables.components ?? {}, more.components),
      componentSets: Object.assign(tables.componentSets ?? {}, more.componentSets),
      styles: Object.assign(tables.styles ?? {}, more.styles),
    };
  };
  const whole = ({ name, styles, variables, variableCollections }: Rest): RestFile => ({
    name,
    document: {
      id: "0:0",
      name: "Document",
      type: "DOCUMENT",
      children: [...pages].map(([id, page]) => ({ id, type: "CANVAS", ...page })),
    },
    ...tables,
    styles: { ...styles, ...tables.styles },
    ...(variables && { variables }),
    ...(variableCollections && { variableCollections }),
  });
  return { add, whole };
}

/** A file as its rules take it; of all of it (`isWhole`) can be told what nothing uses. */
function libraryFromRest(file: RestFile, isWhole: boolean): Library {
  const json: Readonly<Record<string, unknown>> = { ...file };
  const used = isWhole ? usedIdsIn(json) : null;
  return {
    ...readLibraryTables(json),
    file: file.name,
    scenes: fromRest(file, () => {}),
    ...(used && { isUsed: (id: string) => used.has(id) }),
  };
}

type LibraryReading =
  | { readonly stage: "reading"; readonly done: number; readonly total: number }
  | { readonly stage: "read"; readonly library: Library; readonly unread: Unread | undefined }
  | { readonly stage: "failed"; readonly reason: LibraryFailure };

/** A review of a file as a library, as far as it is. */
export type LibraryReview =
  | Exclude<LibraryReading, { readonly stage: "read" }>
  | {
      readonly stage: "done";
      readonly report: FrameReport;
      readonly library: Library;
      /** The layers that were left out; undefined where none was. */
      readonly unread: Unread | undefined;
    };

const BEGUN = { stage: "reading", done: 0, total: 0 } as const;
const UNREADABLE = { stage: "failed", reason: "unreadable" } as const;

let lastRequestId = 0;

/** Has a page or the file read; another `turn` does so again. For fixes that are made of it, it is not. */
function useReading(scope: LibraryScope, turn: number): LibraryReading {
  const { state, engine } = usePanel();
  const { answers, fixes } = state.fix ?? {};
  const [reading, setReading] = useState<LibraryReading>(BEGUN);
  useEffect(() => {
    setReading(BEGUN);
    const requestId = ++lastRequestId;
    const gathered = gatherLibrary();
    const stops = [
      listen("library-part", (part) => {
        if (part.requestId !== requestId) return;
        gathered.add(part);
        setReading({ stage: "reading", done: part.done, total: part.total });
      }),
      listen("library-read", (rest) => {
        if (rest.requestId !== requestId) return;
        try {
          const library = libraryFromRest(gathered.whole(rest), rest.isWhole);
          setReading({ stage: "read", library, unread: rest.unread });
        } catch {
          setReading(UNREADABLE);
        }
      }),
      listen("library-failed", ({ reason, ...of }) => {
        if (of.requestId === requestId) setReading({ stage: "failed", reason });
      }),
    ];
    send("read-library", { requestId, scope });
    return () => {
      send("cancel-library");
      stops.forEach((stop) => stop());
    };
  }, [scope, turn]);
  useEffect(() => {
    if (!engine || !answers?.every(({ trouble }) => trouble === null)) return;
    const changes = (fixes ?? []).flatMap((one) => one.changes);
    setReading((last) =>
      last.stage === "read" ? { ...last, library: engine.withChanges(last.library, changes) } : last,
    );
  }, [answers, fixes, engine]);
  return reading;
}

/** Has a page or the file read, and reviews it: anew when something is dismissed, without reading it again. */
export function useLibrary(scope: LibraryScope, turn: number): LibraryReview {
  const { state, language, engine } = usePanel();
  const { aspects, house } = state.settings;
  const { dismissals } = state.kept;
  const reading = useReading(scope, turn);
  return useMemo(() => {
    if (reading.stage !== "read") return reading;
    if (!engine) return BEGUN;
    const { library } = reading;
    try {
      const options = { aspects, language, house, dismissals: dismissals.map(asDismissal) };
      const report = engine.reviewLibrary(library, options);
      return { stage: "done", report, library, unread: reading.unread };
    } catch {
      return UNREADABLE;
    }
  }, [reading, aspects, language, house, dismissals, engine]);
}
