import { createHash } from "node:crypto";
import { ENGINE } from "../../../shared/review/engine.ts";
import type { Finding, FrameReport, LayerRef } from "../../../shared/review/report.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { shownName } from "../../../shared/review/naming/shown-name.ts";
import { isPassedOver, isRead, isUnread, type FileResult } from "../../choose/file-result.ts";
import type { LayerPaths } from "../../judge/layer-paths.ts";
import { listLayers } from "../list-layers.ts";
import { oneLine } from "../../../shared/one-line.ts";
import type { FileReview } from "../../judge/review-file.ts";
import { SARIF_LEVELS, type SarifLevel } from "./sarif-levels.ts";
import { wordFixes } from "../../../shared/export/word-fixes.ts";
import { sarifRule } from "./sarif-rule.ts";
import { REPORT_WORDS, type ReportWords } from "../../words/words.ts";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** A path as a URI reference: a relative one stays relative, from wherever the command is run. */
function fileUri(file: string): string {
  if (path.isAbsolute(file)) return pathToFileURL(file).href;
  return path.normalize(file).split(path.sep).map(encodeURIComponent).join("/");
}

type Reviewed = { readonly path: string } & FileReview;

/** The part of a log that all of its results share. */
interface Log {
  readonly language: Language;
  /** The rules that found something, in the order of their first finding. */
  readonly rules: readonly string[];
  readonly siteUrl: string | null;
}

const physicalLocation = (path: string) => ({
  artifactLocation: { uri: fileUri(path) },
  // A design has no lines, but GitHub refuses a result without one.
  region: { startLine: 1 },
});

/** A layer by its path, and by the id under which the design tool knows it. */
const logicalLocation = (layer: LayerRef, paths: LayerPaths | undefined) => ({
  name: oneLine(shownName(layer)),
  fullyQualifiedName: paths?.get(layer.id) ?? oneLine(layer.name),
  decoratedName: layer.id,
  kind: "element",
});

const locationOf = (layer: LayerRef, frame: FrameReport, { path, layerPaths }: Reviewed) => ({
  physicalLocation: physicalLocation(path),
  logicalLocations: [logicalLocation(layer, layerPaths.get(frame))],
});

/** The same problem in the same place of the same screen has the same one, whatever else changes. */
const fingerprintOf = (frame: FrameReport, finding: Finding): string =>
  createHash("sha256").update(`${frame.id}\n${finding.id}`).digest("hex").slice(0, 32);

/** Breaks up any text that a message would take for a link (SARIF 2.1.0, 3.11.6): names of a design stay text. */
const withoutLinks = (text: string): string => text.replaceAll("](", "] (");

/** Code scanning shows neither the screen nor the layers unless the message names them. */
function messageOf(finding: Finding, frame: FrameReport, words: ReportWords): string {
  const { problem, layers } = finding;
  const [[, fix] = [words.fix, finding.fix]] = wordFixes(finding, words);
  const place = `${words.on}: ${oneLine(frame.name)}, ${listLayers(layers, words)}`;
  return withoutLinks(`${problem} ${fix} ${place}`);
}

const MOST_RELATED = 20;

/**
 * The demands that a screen was judged by: they tell findings of AAA, or of a phone, from those that everybody
 * must mend.
 */
const judgedByOf = ({ judgedBy }: FrameReport) =>
  judgedBy && {
    wcagLevel: judgedBy.level,
    platform: judgedBy.platform ?? null,
    platformIsGuessed: judgedBy.isPlatformGuessed ?? false,
  };

/**
 * Fixes are changes of layers, not of lines: SARIF's own `fixes` would have to name the bytes of a file to replace, and
 * who applied them would break the design.
 */
const fixesOf = ({ fixes }: Finding) =>
  fixes && { fixes: fixes.map(({ kind, title, effect, changes }) => ({ kind, title, effect, changes })) };

function resultOf(finding: Finding, frame: FrameReport, reviewed: Reviewed, { rules, language }: Log) {
  const { rule, severity, certainty, aspect } = finding;
  const [first, ...others] = finding.layers.slice(0, MOST_RELATED + 1);
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: SARIF_LEVELS[severity],
    message: { text: messageOf(finding, frame, REPORT_WORDS[language]) },
    locations: first
      ? [locationOf(first, frame, reviewed)]
      : [{ physicalLocation: physicalLocation(reviewed.path) }],
    ...(others.length > 0 && { relatedLocations: others.map((layer) => locationOf(layer, frame, reviewed)) }),
    // GitHub knows a result again by this one, and would make one of it from the line, which is always the first.
    partialFingerprints: { primaryLocationLineHash: fingerprintOf(frame, finding) },
    properties: {
      aspect,
      severity,
      certainty,
      isDetail: finding.isDetail ?? false,
      screen: oneLine(frame.name),
      screenId: frame.id,
      ...judgedByOf(frame),
      ...(finding.source && { source: finding.source }),
      ...fixesOf(finding),
    },
  };
}

const resultsOf = (reviewed: Reviewed, log: Log) =>
  reviewed.report.frames.flatMap((frame) =>
    frame.findings.map((finding) => resultOf(finding, frame, reviewed, log)),
  );

const notification = (path: string, level: SarifLevel, text: string) => ({
  level,
  message: { text },
  locations: [{ physicalLocation: { artifactLocation: { uri: fileUri(path) } } }],
});

/** Notifications about a file that could not be read, or not all of it. */
function notificationsOf(result: FileResult<FileReview>, language: Language) {
  if (isUnread(result)) return [notification(result.path, "error", result.error)];
  if (isPassedOver(result)) return [notification(result.path, "note", result.passedOver)];
  const { count } = result.report.notRead;
  return count > 0 ? [notification(result.path, "warning", REPORT_WORDS[language].leftOut(count))] : [];
}

/** The screens of a file, those without a finding among them. */
const screensOf = (result: FileResult<FileReview>) =>
  isRead(result) && {
    properties: {
      screens: result.report.frames.map((frame) => ({
        id: frame.id,
        name: oneLine(frame.name),
        findings: frame.findings.length,
        ...judgedByOf(frame),
      })),
    },
  };

const rulesOf = (reviewed: readonly Reviewed[]): readonly string[] => [
  ...new Set(
    reviewed.flatMap(({ report }) =>
      report.frames.flatMap(({ findings }) => findings.map(({ rule }) => rule)),
    ),
  ),
];

const driverOf = ({ rules, language, siteUrl }: Log) => ({
  name: PRODUCT.name,
  version: ENGINE.slice(PRODUCT.slug.length + 1),
  ...(siteUrl !== null && { informationUri: siteUrl }),
  rules: rules.map((id) => sarifRule(id, language, siteUrl)),
});

/**
 * Writes findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), as code scanning
 * takes it. What is unsure or not judged has no place in it.
 */
export function writeSarif(
  results: readonly FileResult<FileReview>[],
  language: Language,
  siteUrl: string | null = null,
): string {
  const reviewed = results.filter((result) => isRead(result));
  const log: Log = { language, rules: rulesOf(reviewed), siteUrl };
  const run = {
    tool: { driver: driverOf(log) },
    language,
    invocations: [
      {
        executionSuccessful: !results.some(isUnread),
        toolExecutionNotifications: results.flatMap((result) => notificationsOf(result, language)),
      },
    ],
    artifacts: results.map((result) => ({ location: { uri: fileUri(result.path) }, ...screensOf(result) })),
    results: reviewed.flatMap((one) => resultsOf(one, log)),
  };
  return `${JSON.stringify({ $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] }, null, 2)}\n`;
}
