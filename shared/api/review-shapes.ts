import * as z from "zod/mini";
import { ELEMENT_STATES, ROLES } from "../perception/elements/element.ts";
import {
  NOT_JUDGED_REASONS,
  REPORT_KINDS,
  type DismissedFinding,
  type Finding,
  type FrameReport,
  type JudgedBy,
  type LayerRef,
  type NotJudged,
  type SeenElement,
} from "../review/report.ts";
import { LANGUAGES } from "../i18n/language.ts";
import { PERSPECTIVES } from "../review/perspective.ts";
import { DISMISSAL_REASONS, DISMISSAL_SCOPES } from "../review/dismissed/dismissal.ts";
import { SEVERITIES } from "../review/rule.ts";
import { WEIGHING_MATTERS } from "../review/weigh/matters.ts";
import { RELATION_NAMES } from "../review/measures/relation.ts";
import { PLATFORMS } from "../standards/platforms.ts";
import { aspect, idField, level, text } from "./fields.ts";
import { fixShape } from "./fix-shape.ts";

const layerRef: z.ZodMiniType<LayerRef> = z.object({
  id: z.string(),
  name: z.string(),
  shown: z.exactOptional(z.string()),
  alike: z.exactOptional(z.string()),
});

const severity = z.enum(SEVERITIES);

const findingFields = {
  id: z.string(),
  rule: z.string(),
  aspect,
  severity,
  matter: z.exactOptional(z.enum(WEIGHING_MATTERS)),
  certainty: z.enum(["measured", "likely"]),
  layers: z.array(layerRef),
  title: z.string(),
  problem: z.string(),
  why: z.string(),
  fix: z.string(),
  basis: z.string(),
  evidence: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.number())]),
  ),
  fixes: z.exactOptional(z.array(fixShape)),
  isDetail: z.exactOptional(z.literal(true)),
  source: z.exactOptional(
    z.object({ kind: z.enum(["component", "style", "variable"]), name: z.string(), places: z.int() }),
  ),
  doubt: z.exactOptional(z.string()),
};

const finding: z.ZodMiniType<Finding> = z.object(findingFields);

const dismissedFinding: z.ZodMiniType<DismissedFinding> = z.object({
  ...findingFields,
  dismissal: z.object({
    id: z.string(),
    scope: z.enum(DISMISSAL_SCOPES),
    reason: z.enum(DISMISSAL_REASONS),
    words: z.exactOptional(z.string()),
  }),
});

const boxFields = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

const seenElement: z.ZodMiniType<SeenElement> = z.object({
  role: z.enum(ROLES),
  layers: z.array(layerRef),
  label: z.string(),
  box: z.object(boxFields),
  primary: z.exactOptional(z.literal(true)),
  state: z.exactOptional(z.enum(ELEMENT_STATES)),
  certainty: z.number(),
});

const notJudged: z.ZodMiniType<NotJudged> = z.object({
  reason: z.enum(NOT_JUDGED_REASONS),
  rules: z.array(z.string()),
  text: z.string(),
});

const judgedBy: z.ZodMiniType<JudgedBy> = z.object({
  level,
  platform: z.exactOptional(z.enum(PLATFORMS)),
  isPlatformGuessed: z.exactOptional(z.literal(true)),
  rulesOff: z.exactOptional(z.array(z.string())),
  ignoresLibraries: z.exactOptional(z.literal(true)),
  byHouse: z.exactOptional(z.literal(true)),
});

/** The measured review of one frame. */
export const frameReport: z.ZodMiniType<FrameReport> = z.object({
  id: z.string(),
  name: z.string(),
  layers: z.int(),
  judgedBy: z.exactOptional(judgedBy),
  durationMs: z.number(),
  findings: z.array(finding),
  dismissed: z.exactOptional(z.array(dismissedFinding)),
  unsure: z.array(z.object({ rule: z.string(), layers: z.array(layerRef), reason: z.string() })),
  elements: z.exactOptional(z.array(seenElement)),
  copy: z.exactOptional(z.object({ texts: z.int(), language: z.exactOptional(z.enum(LANGUAGES)) })),
  notJudged: z.exactOptional(z.array(notJudged)),
  kind: z.exactOptional(z.enum(REPORT_KINDS)),
  places: z.exactOptional(z.array(z.object({ ...boxFields, layerId: z.string() }))),
});

/** A relation between parts that was measured, with its numbers and the page that asks for it. */
const measuredRelation = z.object({
  relation: z.enum(RELATION_NAMES),
  evidence: z.record(z.string(), z.number()),
  basis: z.exactOptional(z.string()),
});

/**
 * A finding that a model noticed and a second look confirmed: never a measurement, and labelled so wherever it
 * is shown.
 */
export const secondOpinionFinding = z.object({
  id: z.string(),
  frameId: z.string(),
  aspect,
  severity,
  /** The layers concerned, never none; the first one is where to look first. */
  layers: z.array(layerRef).check(z.minLength(1)),
  title: z.string(),
  /** The problem as it stands on this screen. */
  problem: z.string(),
  why: z.string(),
  fix: z.string(),
  /** The guideline it rests on. */
  guideline: z.object({ id: z.string(), title: z.string(), url: z.string() }),
  /** The relation between its parts that was measured, and the page that asks for it; absent where eyes judged. */
  measured: z.exactOptional(measuredRelation),
  /** Ways to mend it, each of which its own claim does not survive; whether one does harm is for whoever offers it. */
  fixes: z.exactOptional(z.array(fixShape)),
});
export type SecondOpinionFinding = z.infer<typeof secondOpinionFinding>;

/** A point of a reply: what it says, of which layers, and ways to do it. */
export const replyPoint = z.object({
  text: z.string(),
  layers: z.array(layerRef),
  /** As far as what it claims was measured; what measures false is not told. */
  measured: z.exactOptional(measuredRelation),
  fixes: z.exactOptional(z.array(fixShape)),
});
export type ReplyPoint = z.infer<typeof replyPoint>;

/** A question that somebody asks about a screen of a review, or about a finding on it. */
export const inquiryField = z.object({
  frameId: text(200),
  /** The finding that it is about; the screen when absent. */
  findingId: z.exactOptional(text(400)),
  /** The question in their own words; empty where a perspective asks. */
  words: text(300),
  /** In whose place the model is to look. */
  perspective: z.exactOptional(z.enum(PERSPECTIVES)),
});
export type Inquiry = z.infer<typeof inquiryField>;

/** An inquiry with the reply to it, as it is kept with its review. */
export const repliedInquiry = z.extend(inquiryField, {
  id: idField,
  points: z.array(replyPoint),
  /** `partly`: the model broke off after these points. */
  state: z.enum(["done", "partly"]),
});
export type RepliedInquiry = z.infer<typeof repliedInquiry>;

/** How far the look at a screen is: `partly` and `failed` say why. */
const OPINION_STATES = ["looking", "checking", "done", "partly", "failed"] as const;

/** Why a look at a screen came to nothing, or broke off. */
const OPINION_FAILURES = ["down", "busy", "slow", "refused", "unusable", "stopped"] as const;

/** How far the second opinion on one screen came. */
export const opinionScreen = z.object({
  frameId: z.string(),
  state: z.enum(OPINION_STATES),
  reason: z.exactOptional(z.enum(OPINION_FAILURES)),
  /** In how many seconds the service can be asked again, where it said so. */
  retryAfterS: z.exactOptional(z.int()),
  /** The purpose that the model takes the screen for, in the language asked for. */
  takenFor: z.exactOptional(z.string()),
  /** The findings of rules, by their ids, that the model holds to be wrong on this screen, and why. */
  contests: z.exactOptional(z.array(z.object({ finding: z.string(), why: z.string() }))),
});
export type OpinionScreen = z.infer<typeof opinionScreen>;
