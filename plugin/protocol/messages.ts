import type { Language } from "../../shared/i18n/language.ts";
import type { Change } from "../../shared/mend/change.ts";
import type { Aspect } from "../../shared/review/rule.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import type { PlatformChoice } from "../../shared/standards/platforms.ts";
import type { Level } from "../../shared/standards/wcag.ts";
import type { FlatNode } from "./slices.ts";

/** A selected screen, before its layers are read. */
export interface FrameSummary {
  readonly id: string;
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isLocked: boolean;
  /** What the designer said the screen is for; kept on the frame itself. Empty when unsaid. */
  readonly purpose: string;
}

/** What is selected in the editor. A layer inside a screen counts as its screen. */
export type Selection =
  | { readonly kind: "none" }
  /** Something is selected, but no screen: a loose layer on the canvas. */
  | { readonly kind: "no-frame"; readonly name: string }
  | { readonly kind: "frames"; readonly frames: readonly FrameSummary[] };

/** Why the layers of a selection could not be read. */
export type ReadFailure =
  | { readonly reason: "too-large"; readonly name: string; readonly maxLayers: number }
  | { readonly reason: "empty"; readonly name: string }
  | { readonly reason: "gone" }
  | { readonly reason: "unreadable"; readonly message: string };

/** What of a layer could not be read: a paint, an effect, its letters, something else of it, or all of it. */
export type UnreadPart = "fill" | "stroke" | "effect" | "text" | "property" | "layer";

/** Something of a layer that could not be read, and was left out. */
export interface UnreadLayer {
  readonly id: string;
  readonly name: string;
  readonly part: UnreadPart;
  /** What the editor or the reader said of it, in English. */
  readonly reason: string;
}

/** What of a scene could not be read: how much, and the first of it. */
export interface Unread {
  readonly count: number;
  readonly first: readonly UnreadLayer[];
}

/** What comes with a scene that was read. */
export interface ReadingNotes {
  /** That of the request. */
  readonly requestId?: number;
  /** Absent when all was read. */
  readonly unread?: Unread;
  /** Its frames came before, in slices of this number. */
  readonly sceneId?: number;
}

/** Some layers of a scene that is too large for one message. */
export interface SceneSlice {
  readonly sceneId: number;
  readonly nodes: readonly FlatNode[];
}

/** What the nodes of a scene refer to. */
export type SceneTables = Pick<Scene, "components" | "styles" | "variables" | "collections" | "images">;

/** What changed in a scene since it was read: a node read anew, or null when it is gone. */
export interface ScenePatch extends Partial<SceneTables> {
  readonly changes: readonly { readonly id: string; readonly node: SceneNode | null }[];
  /** The page, when that changed too. */
  readonly page?: Scene["page"];
  /** What could not be read of what was read anew; absent when all was. */
  readonly unread?: Unread;
}

/** What the panel remembers from one start to the next. */
export interface Settings {
  readonly aspects: readonly Aspect[];
  readonly level: Level;
  readonly platform: PlatformChoice;
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

/** Why a change of a fix was not made: its layer is gone, or is not as it was; a font is missing; nothing may be edited. */
export type FixTrouble = "gone" | "changed" | "font" | "read-only" | "refused";

/** What came of a fix. */
export interface FixMade {
  readonly findingId: string;
  /** Number of changes that were made. */
  readonly made: number;
  /** Why others were not; null when all were. */
  readonly trouble: FixTrouble | null;
}

/** Why a layer could not be shown, or not be shown well: it is selected unless it is gone. */
export type LocatingTrouble = "gone" | "locked" | "hidden";

/** What the editor may refuse to keep. */
export type Kept = "settings" | "purpose" | "token";

/** Messages of the main thread to the panel. */
export interface ToPanel {
  readonly "settings-loaded": (settings: Settings) => void;
  readonly "identity-loaded": (identity: Identity) => void;
  readonly "selection-changed": (selection: Selection) => void;
  /** Layers read so far of the reading under way. */
  readonly "reading-progressed": (progress: { readonly layers: number }) => void;
  /** A part of a large scene; `scene-read` comes after the last one. */
  readonly "scene-slice": (slice: SceneSlice) => void;
  /** Answers `read-scene`. */
  readonly "scene-read": (scene: Scene, notes?: ReadingNotes) => void;
  readonly "reading-failed": (failure: ReadFailure, requestId?: number) => void;
  /** The design changed after it was read. */
  readonly "scene-changed": (patch: ScenePatch) => void;
  /** The design changed after it was read, and what became of it could not be read: the scene is an old one. */
  readonly "scene-outdated": () => void;
  /** Answers `export-picture` with a PNG; null when the frame cannot be drawn. */
  readonly "picture-exported": (picture: {
    readonly frameId: string;
    readonly requestId?: number;
    readonly png: Uint8Array | null;
  }) => void;
  /** Answers `apply-fix`. */
  readonly "fix-made": (answer: FixMade) => void;
  /** Answers `locate-layer` when the layer is not there any more, is locked or cannot be seen. */
  readonly "locating-failed": (failure: { readonly id: string; readonly reason: LocatingTrouble }) => void;
  /** The editor refused to keep something: it holds until the plugin closes. */
  readonly "not-kept": (refused: { readonly what: Kept }) => void;
}

/** Messages of the panel to the main thread. */
export interface ToMain {
  /** The panel listens: send the settings, the identity and the selection. */
  readonly "panel-ready": () => void;
  /** Read the layers of these frames; a reading under way is given up. */
  readonly "read-scene": (request: {
    readonly frameIds: readonly string[];
    /** Comes back with the answer. */
    readonly requestId?: number;
  }) => void;
  readonly "cancel-reading": () => void;
  /** Somebody looks at the panel: find out whether something changed that the editor does not tell of. */
  readonly "check-scene": () => void;
  readonly "export-picture": (request: PictureRequest) => void;
  /** Nobody waits for this picture any more. */
  readonly "cancel-picture": (request: { readonly requestId: number }) => void;
  /** Select the layer, and others that are part of the same finding, and bring them into view. */
  readonly "locate-layer": (request: { readonly id: string; readonly others?: readonly string[] }) => void;
  /** A review of these frames was made: leave a button on them that opens the plugin. */
  readonly "offer-review": (request: { readonly frameIds: readonly string[] }) => void;
  /** Change the design, in one step that can be undone. */
  readonly "apply-fix": (request: FixRequest) => void;
  readonly "save-settings": (settings: Settings) => void;
  readonly "save-token": (request: { readonly token: string }) => void;
  readonly "save-purpose": (request: { readonly frameId: string; readonly purpose: string }) => void;
}
