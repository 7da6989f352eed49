import type { LocatingFailure } from "../../../protocol/messages.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { followReview, type ListedFinding, lookAt } from "./listed-finding.ts";
import { namedChanges } from "./progress.ts";
import { isReviewed, type FrameReview, type PanelState } from "../panel-state.ts";

/** Nothing was gone to yet. */
export const NOTHING_OPENED = { current: null, opened: [] } satisfies Partial<PanelState>;

const without = ({ opened }: PanelState, key: string | null): readonly string[] =>
  opened.filter((one) => one !== key);

/** Opens a finding and leaves the others as they are: nothing moves away above it. */
export const openFinding = (state: PanelState, key: string): PanelState => ({
  ...state,
  current: key,
  opened: [...without(state, key), key],
});

export const closeFinding = (state: PanelState, key: string): PanelState => ({
  ...state,
  current: key,
  opened: without(state, key),
});

/** Goes on to a finding: what was gone to before is closed. */
export const stepToFinding = (state: PanelState, key: string): PanelState =>
  openFinding({ ...state, opened: without(state, state.current) }, key);

/** Looks anew at the findings of all screens: what was fixed or came in takes its place. */
export const lookAgain = (state: PanelState): PanelState => ({
  ...state,
  told: [],
  lists: Object.fromEntries(
    Object.entries(state.lists).map(([id, listed]) => [
      id,
      lookAt(state.reviews[id]?.report.findings ?? [], listed),
    ]),
  ),
});

/** Shows the results of another frame, or of all. */
export const showFrame = (state: PanelState, frameId: string | null): PanelState => ({
  ...lookAgain(state),
  ...NOTHING_OPENED,
  frameId,
  words: "",
});

/** Shows the findings that have some words alone; all, without any. */
export const search = (state: PanelState, words: string): PanelState => ({ ...lookAgain(state), words });

/** True of findings whose fix was asked for last, and not left undone: of what people change themselves nobody knows whether it is better. */
export const isMendedBy =
  (fix: PanelState["fix"]) =>
  (findingId: string): boolean =>
    fix?.fixes.some((one) => one.findingId === findingId) === true &&
    fix.answers?.find((one) => one.findingId === findingId)?.made !== 0;

/** A row that comes in when dismissals change was there before: it is open again. */
const asRestored = (row: ListedFinding): ListedFinding =>
  row.change === "new" ? { ...row, change: "again" } : row;

const hasChanged = (last: FrameReview | undefined, review: FrameReview): boolean =>
  last !== undefined && (last.node !== review.node || last.surroundings !== review.surroundings);

/** While somebody looks at the results, every finding stays in its place. */
function listAfter(state: PanelState, review: FrameReview): PanelState["lists"] {
  const { key, report, dismissals } = review;
  const listed = state.lists[report.id];
  const last = state.reviews[report.id];
  if (listed === undefined || last?.key !== key)
    return { ...state.lists, [report.id]: lookAt(report.findings) };
  const after = followReview(listed, report.findings, {
    isMended: isMendedBy(state.fix),
    dismissed: report.dismissed ?? [],
    isSameDesign: !hasChanged(last, review),
  });
  const followed = last.dismissals === dismissals ? after : after.map(asRestored);
  const isWatched = state.screen === "results";
  return { ...state.lists, [report.id]: isWatched ? followed : lookAt(report.findings, followed) };
}

/** A finding that is fixed or dismissed closes: its row says what became of it. */
function openAfter({ opened, lists }: PanelState, listed: readonly ListedFinding[]): readonly string[] {
  const wasOpen = new Set(Object.values(lists).flatMap((rows) => rows.filter(isOpen).map(({ key }) => key)));
  const done = listed.filter((row) => !isOpen(row) && wasOpen.has(row.key)).map(({ key }) => key);
  return done.length > 0 ? opened.filter((key) => !done.includes(key)) : opened;
}

const isOpen = ({ state }: ListedFinding): boolean => state === "open";

/** Takes all changes so far as told: the next act tells its own part alone. */
export const asTold = (state: PanelState): PanelState => ({ ...state, told: namedChanges(state.lists) });

/** Takes the review of a frame in; news of its findings are told in the place of a layer that could not be shown. */
export function takeReview(state: PanelState, review: FrameReview): PanelState {
  const { id } = review.report;
  const lists = listAfter(state, review);
  const [before, changes] = [namedChanges(state.lists), namedChanges(lists)];
  const isNews = state.screen === "results" && changes.some((one) => !before.includes(one));
  const next = {
    ...state,
    told: state.told.filter((one) => changes.includes(one)),
    reviews: { ...state.reviews, [id]: review },
    lists,
    opened: openAfter(state, lists[id] ?? []),
    revision: state.revision + (hasChanged(state.reviews[id], review) ? 1 : 0),
    news: isNews && state.news?.kind === "not-located" ? null : state.news,
  };
  return state.screen === "waiting" && isReviewed(next) ? { ...next, screen: "results" } : next;
}

/** Takes what a picture settled: it is no change of the design, so nothing was fixed or came in, and rows keep their marks. */
export function settleReview(state: PanelState, node: SceneNode, report: FrameReport | null): PanelState {
  const { id } = node;
  const { [id]: last } = state.reviews;
  if (last?.node !== node) return state;
  const { isOpen: _, ...review } = { ...last, report: report ?? last.report };
  const unwatched = takeReview({ ...state, screen: "start" }, review);
  const marks = new Map(state.lists[id]?.map(({ key, change }) => [key, change]));
  const listed = (unwatched.lists[id] ?? []).map((row) =>
    isOpen(row) ? { ...row, change: marks.get(row.key) ?? null } : row,
  );
  return {
    ...unwatched,
    screen: state.screen,
    told: state.told,
    lists: { ...unwatched.lists, [id]: listed },
  };
}

/** Remembers why a layer could not be shown, and which one it is where its finding has several. */
export function failLocating(state: PanelState, { id, reason }: LocatingFailure): PanelState {
  const [layer] = Object.values(state.lists)
    .flat()
    .flatMap(({ finding: { layers } }) => (layers.length > 1 ? layers.filter((one) => one.id === id) : []));
  return { ...state, news: { kind: "not-located", reason, name: layer ? shownName(layer) : null } };
}
