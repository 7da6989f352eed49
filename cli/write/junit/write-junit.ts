import type { Finding, FrameReport } from "../../../shared/review/report.ts";
import { PRODUCT } from "../../../shared/product.ts";
import type { Severity } from "../../../shared/review/rule.ts";
import { shownName } from "../../../shared/review/naming/shown-name.ts";
import { isPassedOver, isUnread, type FileResult } from "../../choose/each-file.ts";
import { listLayers } from "../list-layers.ts";
import { oneLine } from "../../../shared/export/one-line.ts";
import type { FileReview } from "../../judge/review-file.ts";
import { isAtLeast } from "../../judge/tally.ts";
import type { ReportWords } from "../../words/words.ts";
import { wordFixes } from "../word-fixes.ts";
import { xmlElement } from "./xml-element.ts";

/** From which severity on findings are failures when nobody says: a suggestion is a matter of taste. */
const FAILS_FROM: Severity = "minor";

interface Counts {
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
  readonly seconds: number;
}

interface Suite extends Counts {
  readonly xml: string;
  readonly tests: number;
}

interface Pen {
  readonly words: ReportWords;
  readonly failsFrom: Severity;
}

const secondsOf = (durationMs: number): number => Math.round(durationMs) / 1000;

/** Jenkins takes what stands before the last dot for a package: the file. */
const classOf = (path: string, { name }: FrameReport): string =>
  `${path}.${oneLine(name).replaceAll(".", "·")}`;

function detailsOf(finding: Finding, words: ReportWords): string {
  const { problem, why, layers, basis, rule, severity, certainty } = finding;
  return [
    problem,
    `${words.why}: ${why}`,
    ...wordFixes(finding, words).map(([name, text]) => `${name}: ${text}`),
    `${words.on}: ${listLayers(layers, words)}`,
    `${words.basis}: ${basis}`,
    `${rule}, ${words.severity[severity]}, ${words.certainty[certainty]}`,
  ].join("\n");
}

/** The name has the id of the finding in it: of tests with the same name GitLab keeps one. */
function caseOf(finding: Finding, classname: string, { words, failsFrom }: Pen): string {
  const { id, title, problem, severity, layers } = finding;
  const place = layers[0] ? `: ${oneLine(shownName(layers[0]))}` : "";
  const details = detailsOf(finding, words);
  const outcome = isAtLeast(severity, failsFrom)
    ? xmlElement("failure", { type: severity, message: problem }, details)
    : xmlElement("system-out", {}, details);
  return xmlElement("testcase", { classname, name: `${title}${place} (${id})`, time: 0 }, [outcome]);
}

type Property = readonly [name: string, value: string | number];

/** The demands that the screen was judged by; a level or a platform that is not known has no property. */
const judgedByOf = ({ judgedBy }: FrameReport): readonly Property[] =>
  judgedBy
    ? [
        ["wcagLevel", judgedBy.level],
        ...(judgedBy.platform ? [["platform", judgedBy.platform] as const] : []),
        ...(judgedBy.isPlatformGuessed ? [["platformIsGuessed", "true"] as const] : []),
      ]
    : [];

const writeProperties = (properties: readonly Property[]): readonly string[] =>
  properties.length > 0
    ? [
        xmlElement(
          "properties",
          {},
          properties.map(([name, value]) => xmlElement("property", { name, value }, [])),
        ),
      ]
    : [];

function asSuite(
  name: string,
  file: string,
  cases: readonly string[],
  counts: Counts,
  properties: readonly Property[] = [],
): Suite {
  const { failures, errors, skipped, seconds } = counts;
  const tests = cases.length;
  const attributes = { name, tests, failures, errors, skipped, time: seconds, file };
  return {
    xml: xmlElement("testsuite", attributes, [...writeProperties(properties), ...cases]),
    tests,
    ...counts,
  };
}

/** A screen on which nothing is found has one test, which passes: a suite without any counts as broken. */
function suiteOf(path: string, frame: FrameReport, pen: Pen): Suite {
  const { id, name, findings, durationMs } = frame;
  const classname = classOf(path, frame);
  const cases = findings.map((finding) => caseOf(finding, classname, pen));
  const fine = { classname, name: `${pen.words.nothingFound} (${id})`, time: 0 };
  const counts = {
    failures: findings.filter(({ severity }) => isAtLeast(severity, pen.failsFrom)).length,
    errors: 0,
    skipped: 0,
    seconds: secondsOf(durationMs),
  };
  return asSuite(
    `${oneLine(name)} (${id})`,
    path,
    cases.length > 0 ? cases : [xmlElement("testcase", fine, [])],
    counts,
    judgedByOf(frame),
  );
}

/** A file without a review is a test that was not run. */
const asOneTest = (path: string, why: string): string =>
  xmlElement("testcase", { classname: path, name: path, time: 0 }, [why]);

/** A file that could not be read: an error, as it should have been run. */
function unreadSuite(path: string, message: string): Suite {
  const error = xmlElement("error", { type: "unreadable", message }, message);
  return asSuite(path, path, [asOneTest(path, error)], { failures: 0, errors: 1, skipped: 0, seconds: 0 });
}

function passedOverSuite(path: string, message: string): Suite {
  const skipped = xmlElement("skipped", { message }, "");
  return asSuite(path, path, [asOneTest(path, skipped)], { failures: 0, errors: 0, skipped: 1, seconds: 0 });
}

function suitesOf(result: FileResult<FileReview>, pen: Pen): readonly Suite[] {
  if (isUnread(result)) return [unreadSuite(result.path, result.error)];
  if (isPassedOver(result)) return [passedOverSuite(result.path, result.passedOver)];
  return result.report.frames.map((frame) => suiteOf(result.path, frame, pen));
}

/** Writes findings as JUnit XML: a suite a screen, a test a finding, which fails when it is as severe as that. */
export function writeJunit(
  results: readonly FileResult<FileReview>[],
  words: ReportWords,
  failsFrom: Severity = FAILS_FROM,
): string {
  const suites = results.flatMap((result) => suitesOf(result, { words, failsFrom }));
  const sum = (count: (suite: Suite) => number): number =>
    suites.reduce((all, suite) => all + count(suite), 0);
  const totals = {
    name: PRODUCT.name,
    tests: sum(({ tests }) => tests),
    failures: sum(({ failures }) => failures),
    errors: sum(({ errors }) => errors),
    time: Math.round(sum(({ seconds }) => seconds) * 1000) / 1000,
  };
  const xml = xmlElement(
    "testsuites",
    totals,
    suites.map((suite) => suite.xml),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}
