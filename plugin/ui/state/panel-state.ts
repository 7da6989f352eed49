import type { InstallationState } from "../../../shared/api/endpoints/installations.ts";
import type { OpinionMark } from "../../../shared/api/endpoints/reviews.ts";
import type { Unread } from "../../protocol/collect-unread.ts";
import type {
  CanvasMarks,
  FileKept,
  FixMade,
  FixRequest,
  FrameNotes,
  FrameSummary,
  Identity,
  Kept,
  KeptDismissal,
  LocatingTrouble,
  ReadFailure,
  Rights,
  Selection,
  TeamHouse,
  WriteFailure,
} from "../../protocol/messages.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import type { LibraryScope } from "../../protocol/library-messages.ts";
import { USUAL_SETTINGS } from "../../protocol/usual-settings.ts";
import type { AskedInquiry } from "./ask/asked-inquiry.ts";
import type { Conditions } from "./asked/conditions.ts";
import type { AskedReview } from "./asked/asked-review.ts";
import type { FixPart } from "./findings/offered-fix.ts";
import type { ListedFinding } from "./findings/listed-finding.ts";
import type { SettingsInForce } from "./kept/settings-in-force.ts";

/** The review of one frame, with what it was made from: a frame that changed since is another object. */
export interface FrameReview {
  readonly node: SceneNode;
  /** Aspects, demands and language of the review. */
  readonly key: string;
  /** A key of all that the review rests on besides the frame. */
  readonly surroundings: string;
  /** The dismissals at the time it was made. */
  readonly dismissals: readonly KeptDismissal[];
  readonly report: FrameReport;
  /** A picture of the frame may still settle what layers leave open. */
  readonly isOpen?: true;
}

/** The last thing that was done or failed, while it is told; what became of fixes is told by them. */
export type News =
  /** A layer could not be shown on the canvas. */
  /** `name` is null where the layer is the only one of its finding. */
  | { readonly kind: "not-located"; readonly reason: LocatingTrouble; readonly name: string | null }
  /** Something could not be kept in the file. */
  | { readonly kind: "not-written"; readonly reason: WriteFailure["reason"] }
  | { readonly kind: "dismissed"; readonly id: string; readonly title: string };

/** The fixes that the editor is making or has made in one step. */
export interface AskedFixes {
  readonly fixes: readonly FixRequest[];
  /** The effect of a single one, in words. */
  readonly effect?: string | undefined;
  /** Null while they are being made. */
  readonly answers: readonly FixMade[] | null;
  /** The changes of the design that were told since they were made: the first one is theirs. */
  readonly changesSince: number;
}

type Screen =
  | "start"
  | "waiting"
  | "results"
  | "fixes"
  | "history"
  | "past-review"
  | "library"
  | "account"
  | "settings"
  | "house";

/** The state before any layers are read. */
export const NOTHING_READ = {
  /** The reading that was asked for last; a new object asks anew. */
  request: null as {
    readonly id: number;
    readonly frameIds: readonly string[];
    /** Further screens, which are read once feedback on them is wanted. */
    readonly rest?: readonly string[];
  } | null,
  /** The request that was answered last. */
  answeredId: null as number | null,
  isCancelled: false,
  layersRead: 0,
  failure: null as ReadFailure | null,
  /** The answer to the request, kept up to date with the design. */
  scene: null as Scene | null,
  /** The design changed, and the scene could not be brought up to date. */
  isOutdated: false,
  /** The parts of the scene that could not be read; null when all was. */
  unread: null as Unread | null,
  /** The notes on the screens of the scene, by their ids. */
  frameNotes: {} as Readonly<Record<string, FrameNotes>>,
  reviews: {} as Readonly<Record<string, FrameReview>>,
  /** The findings of each frame, in their places since somebody looked at them last. */
  lists: {} as Readonly<Record<string, readonly ListedFinding[]>>,
  /** The frame whose results are shown; null: of several, all. */
  frameId: null as string | null,
  /** The words that findings are searched for; "": none. */
  words: "",
  /** The finding that was gone to last, by its key. */
  current: null as string | null,
  /** The findings that are open to be read, by their keys. */
  opened: [] as readonly string[],
  /** The changes of the findings since the last look that were told before: what is told is what the last act did. */
  told: [] as readonly string[],
  news: null as News | null,
  /** The fixes that were asked for last: null until there were some. */
  fix: null as AskedFixes | null,
  /** The findings whose fixes are shown together; null: none. */
  fixing: null as readonly FixPart[] | null,
  /** The review that the API was asked for; null while only live checks run. */
  asked: null as AskedReview | null,
  /** The question that was asked last, until its reply is kept with the review; null: none. */
  inquiry: null as AskedInquiry | null,
};

export const INITIAL_STATE = {
  screen: "start" as Screen,
  /** The settings in force: of the file, or one's own. */
  settings: USUAL_SETTINGS as SettingsInForce,
  /** One's own. */
  usual: USUAL_SETTINGS,
  rights: "edit" as Rights,
  /** Texts are checked while somebody types; null where the editor does not offer it. */
  isTypingChecked: null as boolean | null,
  kept: { settings: null, dismissals: [], brief: "", house: [] } as FileKept,
  /** The house rules of the team of whoever is connected; null: there are none, or they are not known. */
  teamHouse: null as TeamHouse | null,
  marks: { pins: null, hasNotes: false } as CanvasMarks,
  /** Null until the main thread said it. */
  identity: null as Identity | null,
  /** Null until the editor said it. */
  selection: null as Selection | null,
  ...NOTHING_READ,
  /** The conditions of the review that is offered; null until the API said them. */
  conditions: null as Conditions | null,
  /** The account and the allowance; null until the API said it. */
  installationState: null as InstallationState | null,
  /** Counts how often the installation was asked for by hand. */
  installationAsked: 0,
  /** True when the API did not answer the last time. */
  isServiceAway: false,
  /** The way to an account, while the panel shows it: one of the two pages of the site where a plugin is connected. */
  link: null as "signup" | "login" | null,
  /** The past review that is shown. */
  pastReviewId: null as string | null,
  /** The pages that are looked at as a library. */
  libraryScope: "page" as LibraryScope,
  /** Counts the readings that were asked for. */
  requests: 0,
  /** The things that the editor refused to keep. */
  notKept: [] as readonly Kept[],
  /** The marks that findings of second opinions were given since the panel opened, by the ids of review and finding. */
  opinionMarks: {} as Readonly<Record<string, OpinionMark | null>>,
  /** Counts the reviews of a changed design. */
  revision: 0,
};

/** All that the panel knows. */
export interface PanelState extends Readonly<typeof INITIAL_STATE> {}

/** The selected screens; none while nothing or a loose layer is selected. */
export const selectedFrames = ({ selection }: PanelState): readonly FrameSummary[] =>
  selection?.kind === "frames" ? selection.frames : [];

/** True when the scene is the answer to the last request: it is no older than that. */
export const isFresh = ({ request, answeredId }: PanelState): boolean =>
  request !== null && request.id === answeredId;

/** True when the API knows this plugin: from its first request on. */
export const isInstalled = ({ identity, installationState }: PanelState): boolean =>
  (identity !== null && identity.token !== null) || installationState !== null;

/** The reviews in the order of the scene; a frame that waits for its first review is left out. */
export const reviewsOf = ({
  scene,
  reviews,
}: Pick<PanelState, "scene" | "reviews">): readonly FrameReview[] =>
  scene?.frames.flatMap(({ id }) => reviews[id] ?? []) ?? [];

/** The reviews that are listed: of one of several screens where somebody wants that alone. */
export const listedReviews = (state: PanelState): readonly FrameReview[] => {
  const reviews = reviewsOf(state);
  const [one] = reviews.filter(({ report }) => report.id === state.frameId);
  return one ? [one] : reviews;
};

/** True when every frame is reviewed as it is now. */
export const isReviewed = ({ scene, reviews }: PanelState): boolean =>
  scene !== null && scene.frames.every((frame) => reviews[frame.id]?.node === frame);

/** True when every frame is reviewed and no finding waits for a picture any more: numbers stand still from then on. */
export const isSettled = (state: PanelState): boolean =>
  isReviewed(state) && !reviewsOf(state).some(({ isOpen }) => isOpen);

/** True when findings of the file that is open are shown: what is dismissed there is kept in it. */
export const isOfOpenFile = ({ screen }: PanelState): boolean => screen === "results" || screen === "library";

/** The review whose results are shown: the chosen frame's, or the only one. */
export function shownReview(state: PanelState): FrameReview | undefined {
  const reviews = reviewsOf(state);
  const only = reviews.length === 1 ? reviews[0] : undefined;
  return reviews.find(({ report }) => report.id === state.frameId) ?? only;
}
