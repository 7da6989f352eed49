import type { RuleChoice } from "../../shared/house-rules/limits.ts";
import type { HouseRules } from "../../shared/house-rules/house-rules.ts";
import type { HouseEntry, NewHouseEntry } from "../../shared/house-rules/house-entry.ts";
import type { Language } from "../../shared/i18n/language.ts";
import type { Change } from "../../shared/mend/change.ts";
import type { Dismissal } from "../../shared/review/dismissed/dismissal.ts";
import type { TextMark } from "../../shared/review/mark-text.ts";
import type { Aspect } from "../../shared/review/rule.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import type { PlatformChoice } from "../../shared/standards/platforms.ts";
import type { Level } from "../../shared/standards/wcag.ts";
import type { Unread } from "./collect-unread.ts";
import type { LibraryToMain, LibraryToPanel } from "./library-messages.ts";
import type { PanelSize } from "./panel-size.ts";

/** A selected screen, before its layers are read. */
export interface FrameSummary {
  readonly id: string;
  readonly name: string;
  /** It is turned on the canvas, and measured by the box around it. */
  readonly isTurned?: true;
  /** The purpose that the designer gave the screen; kept on the frame itself. Empty when unsaid. */
  readonly purpose: string;
}

/** Some screens: at most so many as one review takes, and how many there are. */
export interface ScreenList {
  readonly frames: readonly FrameSummary[];
  readonly count: number;
}

/** The kind of layer that a selection is taken as; `screens`: the screens in it, `board`: the layer around screens. */
export type ScopeKind = "frame" | "screens" | "variant" | "component" | "set" | "group" | "board";

/** A way to take what is selected. */
export interface Scope extends ScreenList {
  readonly kind: ScopeKind;
}

/** Why a selection has no screen: it is none and lies in none, it is hidden, or it has no size. */
export type NoScreen = "loose" | "hidden" | "empty";

/** The selection of the editor. A layer inside a screen counts as its screen. */
export type Selection =
  | {
      readonly kind: "none";
      /** All screens of the page; absent when there are none. */
      readonly onPage?: ScreenList;
    }
  /** Something is selected, but no screen. */
  | {
      readonly kind: "no-frame";
      readonly name: string;
      /** A loose layer when absent. */
      readonly reason?: NoScreen;
      readonly onPage?: ScreenList;
    }
  | {
      readonly kind: "frames";
      readonly frames: readonly FrameSummary[];
      /** How many screens that are, when it is more than `frames`. */
      readonly count?: number;
      /** The ways to take what is selected, the narrow one first, when there are two; `frames` are those of `scope`. */
      readonly scopes?: readonly [Scope, Scope];
      readonly scope?: ScopeKind;
    };

/** Why the layers of a selection could not be read. */
export type ReadFailure =
  /** Several screens have more layers than one review takes. */
  | { readonly reason: "too-large"; readonly maxLayers: number }
  | { readonly reason: "empty"; readonly name: string }
  | { readonly reason: "gone" }
  | { readonly reason: "unreadable"; readonly message: string };

/** Notes that come with a scene that was read. */
export interface ReadingNotes {
  /** The id of the request that it answers. */
  readonly requestId?: number;
  /** Absent when all was read. */
  readonly unread?: Unread;
  /** The layers of its frames came before, in the slices of this series. */
  readonly series?: number;
  /** The notes on its frames; a frame without any is left out. */
  readonly frames?: Readonly<Record<string, FrameNotes>>;
}

/** Notes on a screen: nothing of its layers. */
export interface FrameNotes {
  /** The name of the section that it lies in. */
  readonly section?: string;
  readonly last?: LastReview;
}

/** The findings on a screen when a review of it was kept last. */
export interface LastReview {
  /** ISO 8601. */
  readonly at: string;
  /** The engine that found it: another one may find other things. */
  readonly engine: string;
  /** Without those of details. */
  readonly findingIds: readonly string[];
}

/** Some layers that belong together with those of the other slices of a series: there may be many. */
export interface LayerSlice {
  readonly series: number;
  /** As `writeSlice` writes them. */
  readonly layers: string;
}

/** The components, styles, variables and pictures that the nodes of a scene refer to. */
export type CapturedTables = Pick<Scene, "components" | "styles" | "variables" | "collections" | "images">;

/** The changes of a scene since it was read: each node read anew, or null when it is gone. */
export interface ScenePatch extends Partial<CapturedTables> {
  readonly changes: readonly { readonly id: string; readonly node: SceneNode | null }[];
  /** The page, when that changed too. */
  readonly page?: Scene["page"];
  /** The parts that could not be read this time; absent when all were. */
  readonly unread?: Unread;
}

/** A patch as the main thread sends it: the layers of a node came before, in the slices of a series. */
export interface ToldPatch extends Omit<ScenePatch, "changes"> {
  readonly changes: readonly (ScenePatch["changes"][number] & { readonly series?: number })[];
}

/** The choices that screens are judged by: a file can keep them for all who work on it. */
export interface ReviewSettings {
  readonly aspects: readonly Aspect[];
  readonly level: Level;
  readonly platform: PlatformChoice;
  /** True when nothing is reported that came along with components of other files. */
  readonly ignoresLibraries: boolean;
  /** The rules, by their ids, that are switched off, or weigh more or less. */
  readonly rules: Readonly<Record<string, RuleChoice>>;
}

/** The choices that the panel remembers from one start to the next. */
export interface Settings extends ReviewSettings {
  /** Null while the language follows the browser. */
  readonly language: Language | null;
}

/** Who uses the panel, as far as the editor says, and the token that the API gave this plugin. */
export interface Identity {
  /** Null for a guest. */
  readonly figmaId: string | null;
  readonly figmaName: string;
  /** Null at the first start. */
  readonly token: string | null;
}

/** The size that the panel is to have, and whether the hand has let go of it. */
export interface SizeRequest extends PanelSize {
  readonly isDone: boolean;
}

export interface PictureRequest {
  readonly frameId: string;
  readonly maxSidePx: number;
  /** Comes back with the picture, so that who asked knows it: the design may have changed since another was drawn. */
  readonly requestId?: number;
}

/** The changes of one fix of a finding. */
export interface FixRequest {
  readonly findingId: string;
  readonly changes: readonly Change[];
}

/** A fix that is to be made where its layers take the value from. */
export interface OriginQuestion extends FixRequest {
  /** The kind of the fix. */
  readonly kind: string;
}

/** Why a change of a fix was not made, or not whole: its layer is gone, or is not as it was; a font is missing, or would lose its axes; nothing may be edited. */
export type FixTrouble = "gone" | "changed" | "font" | "axes" | "read-only" | "refused" | "part";

/** The outcome of a fix. */
export interface FixMade {
  readonly findingId: string;
  /** Number of changes that were made. */
  readonly made: number;
  /** Why others were not; null when all were. */
  readonly trouble: FixTrouble | null;
}

/** Why a layer could not be shown, or not be shown well: it is selected unless it is gone, or its page does not come. */
export type LocatingTrouble = "gone" | "away" | "locked" | "hidden";

/** The trouble with showing the layers of a finding: with the first of them that is there. */
export interface LocatingFailure {
  /** The id of that layer. */
  readonly id: string;
  readonly reason: LocatingTrouble;
}

/** The things that the editor may refuse to keep from one start to the next. */
export type Kept = "settings" | "token";

/** A dismissal as the file keeps it, for all who work on it. */
export interface KeptDismissal extends Dismissal {
  /** The title of the finding, and where it was, when it was dismissed. */
  readonly title: string;
  readonly place: string;
  /** Who dismissed it, as Figma calls them; null for a guest. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** A dismissal that is wanted: who and when is for the main thread to say. */
export type DismissalRequest = Omit<KeptDismissal, "by" | "at">;

/** The settings and dismissals that the file keeps, for all who work on it. */
export interface FileKept {
  /** Null when the file has no settings of its own. */
  readonly settings: ReviewSettings | null;
  /** The newest first. */
  readonly dismissals: readonly KeptDismissal[];
  /** The brief of the product, in its team's words; empty when nobody wrote one. */
  readonly brief: string;
  /** The house rules of the file, each by itself, not read yet. */
  readonly house: readonly HouseEntry[];
}

/** Entries of house rules that go, by their ids, and others that come: a changed one is a new one in the place of another. */
export interface HouseEntriesChange {
  readonly remove: readonly string[];
  readonly add: readonly (NewHouseEntry & { readonly id: string })[];
}

/** The house rules of a team, with its name. */
export interface TeamHouse {
  readonly name: string;
  readonly rules: HouseRules;
}

/** A finding that gets pins, with its number and the layers that it names. */
export interface PinnedFinding {
  readonly id: string;
  readonly number: number;
  readonly layerIds: readonly string[];
}

/** A note to be written beside a layer. */
export interface LayerNote {
  readonly layerId: string;
  readonly label: string;
}

/** The pins and notes that Regard has put onto the page of the screens that were read last. */
export interface CanvasMarks {
  /** The numbers of the findings that have pins, by their ids; null when there are no pins. */
  readonly pins: { readonly numbers: Readonly<Record<string, number>>; readonly isShown: boolean } | null;
  readonly hasNotes: boolean;
}

/** The rights that somebody has in the file: to change it; to look at it only, known by the first refusal; to use it in Dev Mode. */
export type Rights = "edit" | "view" | "dev";

/** True where notes may be kept in the file: in Dev Mode, too, where layers may not be changed. */
export const mayKeep = (rights: Rights): boolean => rights !== "view";

/** Something that could not be kept in the file, and why: it may only be viewed, it is full, or the editor refused. */
export interface WriteFailure {
  readonly what: "dismissal" | "restoring" | "settings" | "pins" | "notes" | "purpose" | "brief" | "house";
  readonly reason: "read-only" | "full" | "refused";
}

/** Said to both pages about the engine (the rules with all that they need), which is a file beside the page. */
interface EngineToPage {
  /** Answers `send-engine` under its key with the text of a script; null when there is none. */
  readonly "engine-sent": (answer: { readonly key: string; readonly code: string | null }) => void;
}

interface EngineToMain {
  /** The key is known to nobody else: any window may post messages to the page, which runs what it is sent. */
  readonly "send-engine": (request: { readonly key: string }) => void;
}

/** Messages of the main thread to the panel. */
export interface ToPanel extends LibraryToPanel, EngineToPage {
  readonly "settings-loaded": (settings: Settings) => void;
  readonly "identity-loaded": (identity: Identity) => void;
  /** The house rules of the team as they were heard last. */
  readonly "team-house-loaded": (kept: { readonly team: TeamHouse | null }) => void;
  /** The server gave no second opinions when it was asked last. */
  readonly "opinion-off": () => void;
  readonly "selection-changed": (selection: Selection) => void;
  /** Layers read so far of the reading under way. */
  readonly "reading-progressed": (progress: { readonly layers: number }) => void;
  /** Some layers; what they belong to comes after the last slice of the series. */
  readonly "layer-slice": (slice: LayerSlice) => void;
  /** Answers `read-scene`. */
  readonly "scene-read": (scene: Scene, notes?: ReadingNotes) => void;
  readonly "reading-failed": (failure: ReadFailure, requestId?: number) => void;
  /** The design changed after it was read. */
  readonly "scene-changed": (patch: ToldPatch) => void;
  /** The design changed after it was read, and the changes could not be read: the scene is an old one. */
  readonly "scene-outdated": () => void;
  /** Answers `export-picture` with a PNG; null when the frame cannot be drawn. */
  readonly "picture-exported": (picture: {
    readonly frameId: string;
    readonly requestId?: number;
    readonly png: Uint8Array | null;
  }) => void;
  readonly "rights-known": (answer: { readonly rights: Rights }) => void;
  /** Sends the record of the file, now and whenever it changes: by oneself, by others, or by an undo. */
  readonly "kept-read": (kept: FileKept) => void;
  readonly "marks-read": (marks: CanvasMarks) => void;
  readonly "writing-failed": (failure: WriteFailure) => void;
  /** Answers `apply-fixes`, fix by fix. */
  readonly "fixes-made": (answers: readonly FixMade[]) => void;
  /** Answers `find-origin`; false when the fix can only be made in its layers. */
  readonly "origin-found": (
    answer: Pick<OriginQuestion, "findingId" | "kind"> & { readonly isThere: boolean },
  ) => void;
  /** Answers `locate-layer` when the layer is not there any more, its page does not come, or it is locked or cannot be seen. */
  readonly "locating-failed": (failure: LocatingFailure) => void;
  /** True when texts are checked while somebody types; null where the editor does not offer it. */
  readonly "typing-known": (answer: { readonly isChecked: boolean | null }) => void;
  /** The editor refused to keep something: it holds until the plugin closes. */
  readonly "not-kept": (refused: { readonly what: Kept }) => void;
}

/** Messages of the panel to the main thread. */
export interface ToMain extends LibraryToMain, EngineToMain {
  /** The panel listens: send the settings, the identity and the selection. */
  readonly "panel-ready": () => void;
  /** Read the layers of these frames; a reading under way is given up. */
  readonly "read-scene": (request: {
    readonly frameIds: readonly string[];
    /** Comes back with the answer. */
    readonly requestId?: number;
  }) => void;
  readonly "cancel-reading": () => void;
  /** The panel cannot read these layers: their changes are to be told with the layer that they lie in. */
  readonly "layers-lost": (answer: { readonly ids: readonly string[] }) => void;
  /** Somebody looks at the panel: find out whether something changed that the editor does not tell of. */
  readonly "check-scene": () => void;
  readonly "export-picture": (request: PictureRequest) => void;
  /** Nobody waits for this picture any more. */
  readonly "cancel-picture": (request: { readonly requestId: number }) => void;
  /** Select the layer, and others that are part of the same finding, and bring them into view. */
  readonly "locate-layer": (request: { readonly id: string; readonly others?: readonly string[] }) => void;
  /** A review was kept: note on its screens what was found on them, and leave a button there that opens the plugin. */
  readonly "note-review": (
    review: Pick<LastReview, "at" | "engine"> & {
      readonly screens: readonly { readonly id: string; readonly findingIds: readonly string[] }[];
    },
  ) => void;
  /** Change the design by some fixes, all of them in one step that can be undone. */
  readonly "apply-fixes": (fixes: readonly FixRequest[]) => void;
  /** Undo the step in which fixes were made last. */
  readonly "undo-fixes": () => void;
  /** Find out whether this file owns where a fix is to be made. */
  readonly "find-origin": (question: OriginQuestion) => void;
  /** Open an address in the browser; only addresses of the product and of what findings rest on. */
  readonly "open-link": (request: { readonly url: string }) => void;
  /** Keep this in the file, for all who work on it. */
  readonly dismiss: (request: DismissalRequest) => void;
  /** Take dismissals back, by their ids. */
  readonly restore: (request: { readonly ids: readonly string[] }) => void;
  /** Settings for all who work on the file; null removes them. */
  readonly "save-file-settings": (request: { readonly settings: ReviewSettings | null }) => void;
  readonly "save-brief": (request: { readonly brief: string }) => void;
  readonly "change-house": (change: HouseEntriesChange) => void;
  /** Put numbered pins over these layers, in the place of all former ones. */
  readonly "place-pins": (request: { readonly findings: readonly PinnedFinding[] }) => void;
  readonly "show-pins": (request: { readonly isShown: boolean }) => void;
  readonly "remove-pins": () => void;
  /** Annotate these layers, in the place of all former notes of Regard. */
  readonly "add-notes": (request: { readonly notes: readonly LayerNote[] }) => void;
  readonly "remove-notes": () => void;
  /** Check texts while somebody types, or stop it: the editor asks the person. */
  readonly "choose-typing": (request: { readonly isChecked: boolean }) => void;
  /** So high is what is in the panel. */
  readonly "fit-panel": (contents: Pick<PanelSize, "height">) => void;
  readonly "resize-panel": (request: SizeRequest) => void;
  readonly "save-settings": (settings: Settings) => void;
  readonly "save-team-house": (request: { readonly team: TeamHouse | null }) => void;
  /** The server gives no second opinions, or gives some: kept for the next start. */
  readonly "save-opinion-off": (request: { readonly isOff: boolean }) => void;
  readonly "save-token": (request: { readonly token: string }) => void;
  readonly "save-purpose": (request: { readonly frameId: string; readonly purpose: string }) => void;
}

/** Messages of the main thread to the unseen page that reads along while somebody types. */
export interface ToTypingPage extends EngineToPage {
  /** Somebody types this: mark it, without the rules that are switched off, and by the house rules of the file. */
  readonly "mark-text": (request: {
    readonly id: number;
    readonly text: string;
    /** Other texts of the same screen, which tell its language. */
    readonly around: readonly string[];
    readonly rules: ReviewSettings["rules"];
    readonly house: readonly HouseEntry[];
  }) => void;
}

/** Messages of that page to the main thread. */
export interface FromTypingPage extends EngineToMain {
  /** The hidden page listens for `mark-text`. */
  readonly "typing-ready": () => void;
  /** Answers `mark-text`. */
  readonly "text-marked": (answer: { readonly id: number; readonly marks: readonly TextMark[] }) => void;
}
