import type { InstallationState } from "../../../shared/api/endpoints/installations.ts";
import type { ReviewEvent } from "../../../shared/api/endpoints/reviews.ts";
import type { ErrorCode } from "../../../shared/api/errors.ts";
import type {
  FixMade,
  Identity,
  Kept,
  LocatingTrouble,
  ReadFailure,
  ReadingNotes,
  ScenePatch,
  Selection,
  Settings,
} from "../../protocol/messages.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import type { AspectFilter } from "./findings/arrange-findings.ts";
import type { Link, LinkCode, LinkWay } from "./account/link.ts";
import type { FrameReview } from "./panel-state.ts";

/** All that can happen to the panel: what the editor says, what the designer does, what a review finds, what the API answers. */
export type Action =
  | { readonly type: "settings-loaded"; readonly settings: Settings }
  | { readonly type: "identity-loaded"; readonly identity: Identity }
  | { readonly type: "selection-changed"; readonly selection: Selection }
  | { readonly type: "reading-progressed"; readonly layers: number }
  | { readonly type: "scene-read"; readonly scene: Scene; readonly notes: ReadingNotes }
  | {
      readonly type: "reading-failed";
      readonly failure: ReadFailure;
      /** That of the request; an answer without it is to the last one. */
      readonly requestId: number | undefined;
    }
  | { readonly type: "scene-outdated" }
  | { readonly type: "scene-changed"; readonly patch: ScenePatch }
  | { readonly type: "locating-failed"; readonly id: string; readonly reason: LocatingTrouble }
  | { readonly type: "not-kept"; readonly what: Kept }
  | { readonly type: "settings-chosen"; readonly settings: Settings }
  | { readonly type: "purpose-said"; readonly frameIds: readonly string[]; readonly purpose: string }
  | { readonly type: "feedback-wanted"; readonly key: string }
  | { readonly type: "selection-review-wanted"; readonly key: string }
  | { readonly type: "live-results-wanted" }
  | { readonly type: "review-retried"; readonly key: string }
  | { readonly type: "reading-wanted" }
  | { readonly type: "check-wanted" }
  | { readonly type: "reading-cancelled" }
  | { readonly type: "start-wanted" }
  | { readonly type: "frame-shown"; readonly frameId: string }
  | { readonly type: "filter-chosen"; readonly filter: AspectFilter }
  | { readonly type: "finding-chosen"; readonly id: string; readonly isOpen: boolean }
  | { readonly type: "frame-reviewed"; readonly review: FrameReview }
  /** What a picture settled that layers leave open; null when there is no picture. */
  | { readonly type: "frame-settled"; readonly node: SceneNode; readonly report: FrameReport | null }
  | { readonly type: "fix-wanted"; readonly findingId: string }
  | { readonly type: "fix-made"; readonly answer: FixMade }
  | { readonly type: "notice-closed" }
  | { readonly type: "history-wanted" }
  | { readonly type: "past-review-wanted"; readonly id: string }
  | { readonly type: "account-wanted"; readonly way: LinkWay | null }
  | { readonly type: "standing-wanted" }
  | { readonly type: "standing-read"; readonly standing: InstallationState }
  | { readonly type: "service-missed" }
  | { readonly type: "link-code-given"; readonly code: LinkCode }
  | { readonly type: "link-failed"; readonly fault: NonNullable<Link["fault"]> }
  | { readonly type: "review-progressed"; readonly key: string; readonly event: ReviewEvent }
  | { readonly type: "review-refused"; readonly key: string; readonly error: ErrorCode };

/** The action of a type. */
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;
