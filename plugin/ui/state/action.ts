import type { ReadFailure, ScenePatch, Selection, Settings } from "../../protocol/messages.ts";
import type { Scene } from "../../../shared/scene/scene.ts";
import type { AspectFilter } from "./arrange-findings.ts";
import type { FrameReview } from "./panel-state.ts";

/** All that can happen to the panel: what the editor says, what the designer does, what a review finds. */
export type Action =
  | { readonly type: "settings-loaded"; readonly settings: Settings }
  | { readonly type: "selection-changed"; readonly selection: Selection }
  | { readonly type: "reading-progressed"; readonly layers: number }
  | { readonly type: "scene-read"; readonly scene: Scene }
  | { readonly type: "reading-failed"; readonly failure: ReadFailure }
  | { readonly type: "scene-changed"; readonly patch: ScenePatch }
  | { readonly type: "locating-failed"; readonly id: string; readonly reason: "gone" | "locked" }
  | { readonly type: "settings-chosen"; readonly settings: Settings }
  | { readonly type: "purpose-said"; readonly frameIds: readonly string[]; readonly purpose: string }
  | { readonly type: "feedback-wanted" }
  | { readonly type: "selection-review-wanted" }
  | { readonly type: "reading-wanted" }
  | { readonly type: "reading-cancelled" }
  | { readonly type: "start-wanted" }
  | { readonly type: "frame-shown"; readonly frameId: string }
  | { readonly type: "filter-chosen"; readonly filter: AspectFilter }
  | { readonly type: "finding-chosen"; readonly id: string; readonly isOpen: boolean }
  | { readonly type: "frame-reviewed"; readonly review: FrameReview }
  | { readonly type: "notice-closed" };

/** The action of a type. */
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;
