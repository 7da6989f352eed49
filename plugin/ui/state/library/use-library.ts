import { useEffect, useState } from "preact/hooks";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { listen, send } from "../../../protocol/bridge.ts";
import type { LibraryFailure, LibraryScope } from "../../../protocol/library-messages.ts";
import { usePanel } from "../panel-context.ts";
import { gatherLibrary, reviewRestLibrary } from "./gather-library.ts";

/** A review of a file as a library, as far as it is. */
export type LibraryReview =
  | { readonly stage: "reading"; readonly done: number; readonly total: number }
  | { readonly stage: "done"; readonly report: FrameReport }
  | { readonly stage: "failed"; readonly reason: LibraryFailure };

const BEGUN: LibraryReview = { stage: "reading", done: 0, total: 0 };

let lastRequestId = 0;

/** Has a page or the file read, and reviews it; another `turn` does so again. */
export function useLibrary(scope: LibraryScope, turn: number): LibraryReview {
  const { state, language } = usePanel();
  const { aspects } = state.settings;
  const [review, setReview] = useState<LibraryReview>(BEGUN);
  useEffect(() => {
    setReview(BEGUN);
    const requestId = ++lastRequestId;
    const gathered = gatherLibrary();
    const stops = [
      listen("library-part", (part) => {
        if (part.requestId !== requestId) return;
        gathered.add(part);
        setReview({ stage: "reading", done: part.done, total: part.total });
      }),
      listen("library-read", (rest) => {
        if (rest.requestId !== requestId) return;
        try {
          const report = reviewRestLibrary(gathered.whole(rest), {
            isWhole: rest.isWhole,
            aspects,
            language,
          });
          setReview({ stage: "done", report });
        } catch {
          setReview({ stage: "failed", reason: "unreadable" });
        }
      }),
      listen("library-failed", ({ reason, ...of }) => {
        if (of.requestId === requestId) setReview({ stage: "failed", reason });
      }),
    ];
    send("read-library", { requestId, scope });
    return () => {
      send("cancel-library");
      stops.forEach((stop) => stop());
    };
  }, [scope, turn, aspects, language]);
  return review;
}
