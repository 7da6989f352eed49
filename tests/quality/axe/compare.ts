import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { reviewFrame } from "../../../shared/review/review.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import { fromRest } from "../../../shared/scene/rest/from-rest.ts";
import { percentile } from "../../bench/statistics.ts";

/** The verdict of axe-core on one layer. */
interface Verdict {
  readonly status: "fail" | "pass" | "incomplete";
  readonly ratio?: number;
}

interface Truth {
  readonly layers: number;
  readonly axeMs: number;
  readonly contrast: Readonly<Record<string, Verdict>>;
  readonly target: Readonly<Record<string, Verdict>>;
}

/** A page as a design, what axe-core said of it, and what we say. */
export interface ComparedPage {
  readonly name: string;
  readonly truth: Truth;
  readonly reports: readonly FrameReport[];
  /** The first review of the page, and the median of those after it, in ms. */
  readonly firstMs: number;
  readonly medianMs: number;
}

const RUNS = 9;

function timed<T>(work: () => T): { readonly result: T; readonly tookMs: number } {
  const startedAt = performance.now();
  return { result: work(), tookMs: performance.now() - startedAt };
}

function comparePage(folder: string, name: string): ComparedPage {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const scenes = fromRest(read(`${name}.json`));
  const review = () => scenes.flatMap((scene) => scene.frames.map((frame) => reviewFrame(scene, frame)));
  const { result: reports, tookMs: firstMs } = timed(review);
  const times = Array.from({ length: RUNS }, () => timed(review).tookMs);
  const truth = read(`${name}.truth.json`) as Truth;
  return { name, truth, reports, firstMs, medianMs: percentile(times, 0.5) };
}

/** The pages of a folder, each a design (`X.json`) with axe-core's verdicts (`X.truth.json`). */
export const comparePages = (folder: string): readonly ComparedPage[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".truth.json"))
    .toSorted()
    .map((file) => comparePage(folder, file.replace(/\.truth\.json$/, "")));

/** How often we and axe-core agree about the layers that a rule judges. */
export interface Agreement {
  readonly bothFail: number;
  readonly onlyWeFail: readonly string[];
  readonly onlyAxeFails: readonly string[];
  /** The number of layers that axe-core leaves open, and of those that we decide. */
  readonly open: number;
  readonly decided: number;
}

const layersOf = (
  items: readonly { readonly rule: string; readonly layers: readonly { readonly id: string }[] }[],
  rule: string,
) => new Set(items.filter((item) => item.rule === rule).flatMap(({ layers }) => layers.map(({ id }) => id)));

/** Holds our verdicts of one rule against axe-core's. */
export function agreeOn(pages: readonly ComparedPage[], rule: "text-contrast" | "target-size"): Agreement {
  const judged = pages.flatMap(({ name, truth, reports }) => {
    const failing = layersOf(
      reports.flatMap(({ findings }) => findings),
      rule,
    );
    const open = layersOf(
      reports.flatMap(({ unsure }) => unsure),
      rule,
    );
    const verdicts = rule === "text-contrast" ? truth.contrast : truth.target;
    return Object.entries(verdicts).map(([id, { status }]) => ({
      place: `${name} ${id}`,
      status,
      weFail: failing.has(id),
      weLeaveOpen: open.has(id),
    }));
  });
  const closed = judged.filter(({ status }) => status !== "incomplete");
  const left = judged.filter(({ status }) => status === "incomplete");
  const places = (isOurs: boolean) =>
    closed
      .filter(({ status, weFail }) => weFail === isOurs && (status === "fail") !== isOurs)
      .map(({ place }) => place);
  return {
    bothFail: closed.filter(({ status, weFail }) => weFail && status === "fail").length,
    onlyWeFail: places(true),
    onlyAxeFails: places(false),
    open: left.length,
    decided: left.filter(({ weFail, weLeaveOpen }) => weFail || !weLeaveOpen).length,
  };
}
