import { createContext, useContext } from "preact/compat";
import type { Size } from "../draw/paint/gradient.ts";
import type { Measure } from "../draw/text/measure.ts";
import type { FileAccess } from "../realm/access.ts";
import type { PluginRun } from "../realm/editor.ts";
import { STAGE_TEXTS, type StageTexts } from "../texts.ts";
import type { DrawQueue } from "./pictures/draw-queue.ts";
import type { FigSession } from "./fig-session.ts";
import type { Pictures } from "./pictures/pictures.ts";
import type { StageState } from "./state.ts";
import { type Store, useSelected } from "./store.ts";

/** The stage: its state, and the few things beside it that are not state. */
export interface Stage {
  readonly store: Store<StageState>;
  /** The rights of the visitor in this editor. */
  readonly access: FileAccess;
  readonly measure: Measure;
  /** Drawings that wait for their turn. */
  readonly drawings: DrawQueue;
  /** The running plugin, once it has started. */
  run: PluginRun | null;
  /** The window of the panel, to post messages to. */
  readonly panelPort: PanelPort;
  /** The view is the one that the page opened with: it follows the size of the canvas. */
  isAtHome: boolean;
  /** The size of the canvas on the screen. */
  canvasSize: Size;
  /** The movement of the view that is under way, to be stopped. */
  movement: { stop(): void } | null;
  /** The reader of the open `.fig` file. */
  fig: FigSession | null;
  /** The reader of a `.fig` file that is not shown yet. */
  opening: FigSession | null;
  pictures: Pictures;
  /** Gives the canvas the focus. */
  focusCanvas: () => void;
}

/** Messages to the panel wait here until its page has loaded. */
export interface PanelPort {
  post(message: unknown): void;
  open(target: Window): void;
  close(): void;
}

/** A port that keeps messages until it is opened. */
export function createPanelPort(): PanelPort {
  let target: Window | null = null;
  let waiting: unknown[] = [];
  const send = (message: unknown) => target?.postMessage(message, "*");
  return {
    post: (message) => void (target ? send(message) : waiting.push(message)),
    open(opened) {
      target = opened;
      waiting.forEach(send);
      waiting = [];
    },
    close() {
      target = null;
      waiting = [];
    },
  };
}

/** Says how the canvas gets the focus. */
export function onFocusAsked(stage: Stage, focus: () => void): void {
  stage.focusCanvas = focus;
}

export const StageContext = createContext<Stage | null>(null);

/** The stage that a component is on. */
export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error("There is no stage around this component.");
  return stage;
}

/** A part of the stage's state. */
export const useStageState = <Part>(select: (state: StageState) => Part): Part =>
  useSelected(useStage().store, select);

/** The texts of the stage in the visitor's language. */
export const useTexts = (): StageTexts => STAGE_TEXTS[useStageState((state) => state.language)];

/** The texts outside of components. */
export const stageTextsOf = (stage: Stage): StageTexts => STAGE_TEXTS[stage.store.get().language];
