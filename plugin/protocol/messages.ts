import type { Language } from "../../shared/i18n/language.ts";
import type { Change } from "../../shared/mend/change.ts";
import type { Aspect } from "../../shared/review/rule.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import type { PlatformChoice } from "../../shared/standards/platforms.ts";
import type { Level } from "../../shared/standards/wcag.ts";
import type { PanelSize } from "./panel-size.ts";

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

/** What the nodes of a scene refer to. */
export type SceneTables = Pick<Scene, "components" | "styles" | "variables" | "collections" | "images">;

/** What changed in a scene since it was read: a node read anew, or null when it is gone. */
export interface ScenePatch extends Partial<SceneTables> {
  readonly changes: readonly { readonly id: string; readonly node: SceneNode | null }[];
  /** The page, when that changed too. */
  readonly page?: Scene["page"];
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

/** Messages of the main thread to the panel. */
export interface ToPanel {
  readonly "settings-loaded": (settings: Settings) => void;
  readonly "identity-loaded": (identity: Identity) => void;
  readonly "selection-changed": (selection: Selection) => void;
  /** Layers read so far of the reading under way. */
  readonly "reading-progressed": (progress: { readonly layers: number }) => void;
  /** Answers `read-scene`. */
  readonly "scene-read": (scene: Scene) => void;
  readonly "reading-failed": (failure: ReadFailure) => void;
  /** The design changed after it was read. */
  readonly "scene-changed": (patch: ScenePatch) => void;
  /** Answers `export-picture` with a PNG; null when the frame cannot be drawn. */
  readonly "picture-exported": (picture: {
    readonly frameId: string;
    readonly requestId?: number;
    readonly png: Uint8Array | null;
  }) => void;
  /** Answers `apply-fix`. */
  readonly "fix-made": (answer: FixMade) => void;
  /** Answers `locate-layer` when the layer is not there any more, or is locked. */
  readonly "locating-failed": (failure: { readonly id: string; readonly reason: "gone" | "locked" }) => void;
}

/** Messages of the panel to the main thread. */
export interface ToMain {
  /** The panel listens: send the settings, the identity and the selection. */
  readonly "panel-ready": () => void;
  /** Read the layers of these frames; a reading under way is given up. */
  readonly "read-scene": (request: { readonly frameIds: readonly string[] }) => void;
  readonly "cancel-reading": () => void;
  readonly "export-picture": (request: PictureRequest) => void;
  /** Select the layer, scroll to it and zoom. */
  readonly "locate-layer": (request: { readonly id: string }) => void;
  /** A review of these frames was made: leave a button on them that opens the plugin. */
  readonly "offer-review": (request: { readonly frameIds: readonly string[] }) => void;
  /** Change the design, in one step that can be undone. */
  readonly "apply-fix": (request: FixRequest) => void;
  readonly "resize-panel": (request: SizeRequest) => void;
  readonly "save-settings": (settings: Settings) => void;
  readonly "save-token": (request: { readonly token: string }) => void;
  readonly "save-purpose": (request: { readonly frameId: string; readonly purpose: string }) => void;
}
