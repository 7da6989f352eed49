import type { OpinionScreen, SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import type { Finding } from "../../shared/review/report.ts";
import type { AskModel, Question, QuestionPicture } from "./ask-model.ts";
import { verifyTask } from "./asked/tasks.ts";
import { foundAcrossShape, foundShape, verdictsShape, type Candidate } from "./candidate.ts";
import { opinionFindingOf } from "./judge/apply-verdict.ts";
import type { Grounds, KeptClaim } from "./judge/check-candidate.ts";
import { openSieve, type SieveOptions } from "./judge/sieve.ts";
import { contestsOf, takenForOf, type Remarks } from "./judge/take-reading.ts";
import { takeVerdicts } from "./judge/take-verdicts.ts";
import type { DrawnCloseUp } from "./pictures/draw-close-ups.ts";
import { drawSheets } from "./pictures/draw-sheets.ts";
import { readItems } from "./read-items.ts";
import { SecondOpinionFailure, type DroppedCandidate } from "./second-opinion.ts";

/** The pictures beside claims that are verified. */
export interface ClaimPictures {
  readonly pictures: readonly QuestionPicture[];
  readonly closeUps: readonly DrawnCloseUp[];
}

/** The thing that is looked at: a screen, or several together, and how a model is asked about it. */
export interface LookSubject {
  /** The end of the names of its questions. */
  readonly kind: "" | "-across";
  readonly instructions: string;
  readonly design: string;
  /** The pictures that it is searched on. */
  readonly pictures: readonly QuestionPicture[];
  /** The question that asks for problems. */
  readonly task: string;
  /** The grounds on which claims about it are checked. */
  readonly grounds: Omit<Grounds, "kept">;
  /** The findings of rules that the model is told, in the order of their numbers; none between screens. */
  readonly told: readonly Finding[];
  readonly refuse?: SieveOptions["refuse"];
  readonly show: (candidates: readonly Candidate[]) => Promise<ClaimPictures>;
  /** Says of which screen a finding is, where there are several. */
  readonly place?: (finding: SecondOpinionFinding) => SecondOpinionFinding;
  /** True when people wait for it: as long as nothing is told, the first claim is verified at once and waits for no other. */
  readonly isUrgent: boolean;
}

/** The listener of a look, told while it goes on. */
export interface LookListener {
  readonly onFinding: (finding: SecondOpinionFinding) => void;
  readonly onStep: (step: OpinionScreen["state"]) => void;
  /** Told what is said of the screen beside its problems, as it comes. */
  readonly onRemarks: (remarks: Remarks) => void;
  readonly onDropped: (dropped: Omit<DroppedCandidate, "frameId">) => void;
}

/** The shape of an answer to each question. */
const SHAPES = {
  find: foundShape,
  "find-across": foundAcrossShape,
  verify: verdictsShape,
  "verify-across": verdictsShape,
} as const;

/** The means of a look. */
export interface Means {
  readonly ask: AskModel;
  readonly mostCandidates: number;
}

/**
 * A look at a subject. What the model finds is measured as it comes: what measures true is told at once, what measures
 * false is dropped, and the rest is verified by a second look, together when all are there: only the first claim at once,
 * where people wait and nothing is told yet.
 */
export async function runLook(
  subject: LookSubject,
  { ask, mostCandidates }: Means,
  { onFinding, ...listener }: LookListener,
  signal: AbortSignal,
): Promise<void> {
  const { kind, instructions, design, pictures, task, grounds, told, refuse, show, isUrgent } = subject;
  let isTold = false;
  const tell = (finding: SecondOpinionFinding): void => {
    isTold = true;
    onFinding(subject.place?.(finding) ?? finding);
  };
  const question = (
    name: "find" | "verify",
    asked: string,
    shown: Pick<Question, "pictures" | "closeUps">,
  ): Question => {
    const full = `${name}${kind}` as const;
    return { name: full, instructions, design, task: asked, shape: SHAPES[full], ...shown };
  };
  const check = openSieve({ ...grounds, mostCandidates, ...(refuse && { refuse }) }, listener.onDropped);
  const waiting: KeptClaim[] = [];
  let first: Promise<void> | null = null;
  const verify = async (): Promise<void> => {
    listener.onStep("checking");
    const claims = waiting.splice(0);
    const shown = await show(claims.map(({ candidate }) => candidate));
    const toVerify = verifyTask(claims, shown.closeUps, grounds.language);
    const verdicts = takeVerdicts(claims, grounds, { ...listener, onFinding: tell });
    try {
      const beside = { pictures: shown.pictures, closeUps: await drawSheets(shown.closeUps) };
      await ask(question("verify", toVerify, beside), signal, verdicts.take);
    } finally {
      verdicts.end();
    }
  };
  const take = (items: readonly unknown[]): void => {
    for (const claim of check(items))
      if (claim.numbers && claim.doubts.length === 0)
        tell(opinionFindingOf(claim.candidate, claim.numbers, grounds));
      else waiting.push(claim);
    if (!isUrgent || isTold || first || waiting.length === 0) return;
    first = verify();
    // Its failure is told below, once there is nothing more to come.
    first.catch(() => {});
  };
  const find = async (): Promise<unknown> => {
    const reader = readItems("findings");
    const readings = readItems("reading");
    const contests = readItems("contests");
    const said = { language: grounds.language, told };
    // Candidates of an answer that broke off are worth a look all the same.
    return ask(question("find", task, { pictures, closeUps: [] }), signal, (piece) => {
      const takenFor = takenForOf(readings.take(piece), said);
      if (takenFor !== null) listener.onRemarks(takenFor);
      take(reader.take(piece));
      const contested = contestsOf(contests.take(piece), said);
      if (contested.length > 0) listener.onRemarks({ contests: contested });
    }).then(
      () => (reader.hasList() ? null : new SecondOpinionFailure("unusable", null)),
      (error: unknown) => error,
    );
  };
  const found = await find();
  const looks = [first, waiting.length > 0 && !signal.aborted ? verify() : null].filter(
    (one) => one !== null,
  );
  const looked = await Promise.allSettled(looks);
  const faults = [
    found,
    ...looked.map((one) => (one.status === "rejected" ? (one.reason as unknown) : null)),
  ];
  const worst = faults.find((one) => one !== null);
  if (worst !== undefined) throw worst;
}
