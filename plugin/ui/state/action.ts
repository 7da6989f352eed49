import type { LibraryScope } from "../../protocol/library-messages.ts";
import type { InstallationState } from "../../../shared/api/endpoints/installations.ts";
import type { ReviewEvent } from "../../../shared/api/endpoints/reviews.ts";
import type { ErrorCode } from "../../../shared/api/errors.ts";
import type {
  CanvasMarks,
  FileKept,
  FixMade,
  FixRequest,
  Identity,
  Kept,
  LocatingTrouble,
  ReadFailure,
  ReadingNotes,
  ReviewSettings,
  Rights,
  ScenePatch,
  ScopeKind,
  Selection,
  Settings,
  WriteFailure,
} from "../../protocol/messages.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import type { FixPart } from "./findings/fix-part.ts";
import type { Filters } from "./findings/filters.ts";
import type { Link, LinkCode, LinkWay } from "./account/link.ts";
import type { Conditions } from "./asked/conditions.ts";
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
      /** The id of the request that it answers; an answer without one is to the last request. */
      readonly requestId: number | undefined;
    }
  | { readonly type: "scene-outdated" }
  | { readonly type: "scene-changed"; readonly patch: ScenePatch }
  | { readonly type: "locating-failed"; readonly id: string; readonly reason: LocatingTrouble }
  | { readonly type: "not-kept"; readonly what: Kept }
  | { readonly type: "scope-chosen"; readonly kind: ScopeKind }
  | { readonly type: "page-chosen" }
  | { readonly type: "settings-chosen"; readonly settings: Settings }
  | { readonly type: "file-settings-chosen"; readonly settings: ReviewSettings | null }
  | { readonly type: "rights-known"; readonly rights: Rights }
  | { readonly type: "kept-read"; readonly kept: FileKept }
  | { readonly type: "marks-read"; readonly marks: CanvasMarks }
  | { readonly type: "writing-failed"; readonly failure: WriteFailure }
  | {
      readonly type: "finding-dismissed";
      readonly dismissal: { readonly id: string; readonly title: string };
    }
  | { readonly type: "settings-wanted" }
  | { readonly type: "purpose-said"; readonly frameIds: readonly string[]; readonly purpose: string }
  | { readonly type: "audience-said"; readonly audience: string }
  | { readonly type: "feedback-wanted" }
  | { readonly type: "selection-review-wanted" }
  | { readonly type: "conditions-read"; readonly conditions: Conditions }
  | { readonly type: "review-agreed"; readonly key: string; readonly secondOpinionBy: string | null }
  | { readonly type: "live-results-wanted" }
  | { readonly type: "review-retried"; readonly key: string }
  | { readonly type: "parts-ended" }
  | { readonly type: "parts-resumed"; readonly key: string }
  | { readonly type: "checked-wanted" }
  | { readonly type: "reading-wanted" }
  | { readonly type: "check-wanted" }
  | { readonly type: "reading-cancelled" }
  | { readonly type: "start-wanted" }
  | { readonly type: "frame-shown"; readonly frameId: string | null }
  | { readonly type: "filters-chosen"; readonly filters: Partial<Filters> }
  | { readonly type: "finding-opened"; readonly key: string }
  | { readonly type: "finding-closed"; readonly key: string }
  | { readonly type: "finding-stepped-to"; readonly key: string }
  | { readonly type: "frame-reviewed"; readonly review: FrameReview }
  /** Gives the report after a picture settled what layers leave open; null when there is no picture. */
  | { readonly type: "frame-settled"; readonly node: SceneNode; readonly report: FrameReport | null }
  | { readonly type: "fixing-wanted"; readonly fixing: readonly FixPart[] | null }
  | {
      readonly type: "fixes-wanted";
      readonly fixes: readonly FixRequest[];
      readonly effect?: string | undefined;
    }
  | { readonly type: "fixes-made"; readonly answers: readonly FixMade[] }
  | { readonly type: "notice-closed" }
  | { readonly type: "history-wanted" }
  | { readonly type: "library-wanted"; readonly scope: LibraryScope }
  | { readonly type: "past-review-wanted"; readonly id: string }
  | { readonly type: "account-wanted"; readonly way: LinkWay | null }
  | { readonly type: "installation-wanted" }
  | { readonly type: "installation-read"; readonly installationState: InstallationState }
  | { readonly type: "service-missed" }
  | { readonly type: "team-sharing-changed"; readonly reviewId: string; readonly isShared: boolean }
  | { readonly type: "link-code-given"; readonly code: LinkCode }
  | { readonly type: "link-failed"; readonly fault: NonNullable<Link["fault"]> }
  | { readonly type: "opinion-retried" }
  | { readonly type: "review-progressed"; readonly key: string; readonly event: ReviewEvent }
  | { readonly type: "review-refused"; readonly key: string; readonly error: ErrorCode };

/** The action of a type. */
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;
