import type { NumberedRow } from "../../../shared/look/marks.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import type { OpenDocument } from "../realm/document.ts";
import type { PanelOptions } from "../realm/editor.ts";
import type { FigStep } from "../reader/messages.ts";
import type { CameraView } from "./canvas/camera.ts";

export type StageTheme = "light" | "dark";
export type SampleId = "phone-checkout" | "desktop-dashboard";

/** The plugin's window. */
interface Panel {
  /** The page in the window, another for each start of the plugin. */
  readonly html: string;
  readonly options: PanelOptions;
}

/** One step back: the document before a change. Changes of one kind in a row share a step. */
interface Step {
  readonly document: OpenDocument;
  readonly key: string;
  readonly atMs: number;
}

/** A piece of work that the visitor waits for. */
interface Progress {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The step that the work is at; null where that cannot be told. */
  readonly step: FigStep | "showing" | null;
  /** Ends the work; null where it cannot be ended. */
  readonly cancel: (() => void) | null;
}

/** All that the stage shows. */
export interface StageState {
  readonly document: OpenDocument | null;
  readonly sample: SampleId | null;
  readonly pageId: string;
  readonly selection: readonly string[];
  readonly hoveredId: string | null;
  /** The rows of the panel that have a number beside their layers. */
  readonly marks: readonly NumberedRow[];
  /** The layers of the row of the panel that the visitor points at. */
  readonly pointed: readonly string[];
  readonly expanded: ReadonlySet<string>;
  readonly past: readonly Step[];
  readonly future: readonly OpenDocument[];
  readonly view: CameraView;
  readonly theme: StageTheme;
  readonly language: Language;
  readonly panel: Panel | null;
  readonly isPluginClosed: boolean;
  /** The failure that is shown until the visitor dismisses it; null: none. */
  readonly banner: string | null;
  readonly toast: { readonly text: string; readonly isError: boolean } | null;
  readonly progress: Progress | null;
  /** The side that fills a narrow screen; `both` share it. */
  readonly tab: "canvas" | "both" | "panel";
  /** How many of the pictures that were to be drawn the file lacks. */
  readonly lackedPictures: number;
  readonly areLayersShown: boolean;
  /** Grows when a font has arrived, for texts to be measured anew. */
  readonly fontEpoch: number;
}
