import type { Finding } from "../../../shared/review/report.ts";
import type { ActionOf } from "./action.ts";
import { arrangeFindings, type AspectFilter } from "./findings/arrange-findings.ts";
import { compareFindings, successorOf, type Progress } from "./findings/compare-findings.ts";
import { isReviewed, reviewsOf, shownReview, type PanelState } from "./panel-state.ts";

type Current = PanelState["current"];

const inOrder = (findings: readonly Finding[], filter: AspectFilter): readonly Finding[] =>
  arrangeFindings(findings, filter).flatMap((group) => group.findings);

/** Keeps the place in the list: when the current finding was fixed, the next step goes to the one after it. */
function followCurrent(
  current: Current,
  before: readonly Finding[],
  after: readonly Finding[],
  filter: AspectFilter,
): Current {
  const listed = inOrder(before, filter);
  const index = listed.findIndex(({ id }) => id === current?.id);
  const finding = listed[index];
  if (!current || !finding) return current;
  const successor = successorOf(finding, after);
  if (successor) return { ...current, id: successor.id };
  const previous = inOrder(after, filter)[index - 1];
  return previous ? { id: previous.id, isOpen: false } : null;
}

const isNews = ({ fixed, added }: Progress): boolean => fixed.length + added.length > 0;

/** Takes the review of a frame in; in the results it tells what was fixed since the last one. */
export function takeReview(state: PanelState, { review }: ActionOf<"frame-reviewed">): PanelState {
  const { id } = review.report;
  const last = state.reviews[id];
  const isChanged =
    last !== undefined && (last.node !== review.node || last.surroundings !== review.surroundings);
  const next = {
    ...state,
    reviews: { ...state.reviews, [id]: review },
    revision: state.revision + (isChanged ? 1 : 0),
  };
  if (state.screen === "waiting") return { ...next, screen: isReviewed(next) ? "results" : "waiting" };
  if (state.screen !== "results" || last?.key !== review.key) return next;
  const progress = compareFindings(last.report.findings, review.report.findings);
  const isShown = shownReview(state)?.report.id === id;
  return {
    ...next,
    progress: isNews(progress) ? progress : state.progress,
    current: isShown
      ? followCurrent(state.current, last.report.findings, review.report.findings, state.filter)
      : state.current,
  };
}

/** Takes what a picture settled: it is no change of the design, so nothing was fixed or came in. */
export function settleReview(state: PanelState, { node, report }: ActionOf<"frame-settled">): PanelState {
  const last = state.reviews[node.id];
  if (last?.node !== node) return state;
  const { isOpen: _, ...review } = { ...last, report: report ?? last.report };
  const unwatched = takeReview({ ...state, screen: "start" }, { type: "frame-reviewed", review });
  return { ...unwatched, screen: state.screen };
}

/** Remembers why a layer could not be shown, with its name when a report knows it. */
export function failLocating(state: PanelState, failure: ActionOf<"locating-failed">): PanelState {
  const reports = reviewsOf(state).map(({ report }) => report);
  const layers = reports.flatMap(({ findings, unsure, elements = [], hierarchy }) => [
    ...[...findings, ...unsure, ...elements].flatMap((one) => one.layers),
    ...(hierarchy?.heaviest ?? []).map(({ layer }) => layer),
  ]);
  const name = layers.find(({ id }) => id === failure.id)?.name ?? null;
  return { ...state, locatingFailure: { reason: failure.reason, name } };
}
