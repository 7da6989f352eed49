import { headingName } from "../review/naming/heading-name.ts";
import { PRODUCT } from "../product.ts";
import type { Language } from "../i18n/language.ts";
import type { FrameReport } from "../review/report.ts";
import { openAndFolded } from "../review/open-and-folded.ts";
import { escapeHtml, safeAddress } from "./escape-html.ts";
import { frameKindWords } from "./kind-of.ts";
import { listLayerNames } from "./name-layers.ts";
import { oneLine, onOneLine } from "../one-line.ts";
import { numberedScreen, type Numbered } from "./numbered-screen.ts";
import { PAGE_STYLE } from "./page-style.ts";
import { percentOf, type Pin } from "./pins.ts";
import { REVIEW_WORDS, type ReviewWords } from "./review-words.ts";
import { fixText, wordFixes } from "./word-fixes.ts";
import { writeDay } from "./write-day.ts";
import {
  inquiriesOn,
  noticedOn,
  type ToldFinding,
  type ToldInquiry,
  type ToldReview,
} from "./told-review.ts";

/** The picture of a screen, for a page that loads nothing from elsewhere. */
export interface ScreenPicture {
  /** A PNG or JPEG as base64. */
  readonly base64: string;
  readonly type: "image/png" | "image/jpeg";
  /** Where findings lie on it, by their ids. */
  readonly pins: ReadonlyMap<string, Pin>;
}

/** Pictures by the ids of their screens. */
export type ScreenPictures = ReadonlyMap<string, ScreenPicture>;

/** A finding with its number, and where the page shows it. */
interface Anchored extends Numbered<ToldFinding> {
  readonly anchor: string;
}

interface Pen {
  readonly words: ReviewWords;
  readonly pictures: ScreenPictures;
}

const safe = (text: string): string => escapeHtml(onOneLine(text));

/** Nothing is loaded from anywhere, and nothing runs: the page says so to the browser. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const writePart = (name: string, text: string): string => `<dt>${safe(name)}</dt><dd>${safe(text)}</dd>`;

function writeFinding({ finding, number, anchor }: Anchored, words: ReviewWords): string {
  const { severity, certainty, aspect, basis, layers } = finding;
  const facts = [words.severity[severity], words.aspects[aspect], words.certainty[certainty]];
  return `<li class="finding ${severity}" id="${anchor}"><span class="number">${number}</span><div>
<h3 class="title">${safe(finding.title)}</h3>
<p class="facts">${facts.map(safe).join(" · ")}</p>
${finding.doubt === undefined ? "" : `<p>${safe(words.doubted(finding.doubt))}</p>`}
<p>${safe(finding.problem)}</p>
<dl>${[[words.why, finding.why] as const, ...wordFixes(finding, words)].map((part) => writePart(...part)).join("")}
${writePart(words.on, listLayerNames(layers, words))}
<dt>${safe(words.basis)}</dt><dd><a href="${escapeHtml(safeAddress(basis))}" rel="noreferrer">${safe(basis)}</a></dd></dl>
</div></li>`;
}

const writeList = (head: string, findings: readonly Anchored[], words: ReviewWords): string =>
  findings.length === 0
    ? ""
    : `${head}<ol>${findings.map((finding) => writeFinding(finding, words)).join("\n")}</ol>`;

function writePin({ finding, number, anchor }: Anchored, pins: ScreenPicture["pins"]): string {
  const pin = pins.get(finding.id);
  if (!pin) return "";
  const place = `left:${percentOf(pin.x)};top:${percentOf(pin.y)}`;
  return `<a class="pin" href="#${anchor}" style="${place}" aria-label="${number}. ${safe(finding.title)}"><span class="number ${finding.severity}">${number}</span></a>`;
}

function writePicture({ id, name }: FrameReport, all: readonly Anchored[], { words, pictures }: Pen): string {
  const picture = pictures.get(id);
  if (!picture || !/^[A-Za-z0-9+/]+=*$/.test(picture.base64)) return "";
  const alt = safe(words.pictureOf(oneLine(name)));
  const pins = all.map((one) => writePin(one, picture.pins)).join("");
  return `<div class="picture"><img src="data:${picture.type};base64,${picture.base64}" alt="${alt}">${pins}</div>`;
}

/** A note, and the names of the layers that it is about. */
interface Note {
  readonly text: string;
  readonly on?: string;
}

const writeNotes = (head: string, notes: readonly Note[]): string =>
  notes.length === 0
    ? ""
    : `<h3>${safe(head)}</h3><ul class="notes">${notes
        .map(({ text, on = "" }) => `<li>${safe(text)} <span class="quiet">${safe(on)}</span></li>`)
        .join("")}</ul>`;

const writePoint = (
  { text, layers, fixes = [] }: ToldInquiry["points"][number],
  words: ReviewWords,
): string =>
  `<li>${safe(text)} <span class="quiet">${safe(listLayerNames(layers, words))}</span>${fixes
    .map((fix) => `<br>${safe(fixText(fix))}`)
    .join("")}</li>`;

const writeInquiries = (inquiries: readonly ToldInquiry[], words: ReviewWords): string =>
  inquiries.length === 0
    ? ""
    : `<h3>${safe(words.asked)}</h3>${inquiries
        .map(
          ({ words: asked, perspective, points }) =>
            `<p><strong>${safe(perspective ? words.perspectives[perspective] : asked)}</strong></p><ul class="notes">${points
              .map((point) => writePoint(point, words))
              .join("")}</ul>`,
        )
        .join("")}`;

function factsOf(frame: FrameReport, open: number, words: ReviewWords): string {
  const facts = [...frameKindWords(frame, words), words.layers(frame.layers), words.findings(open)].join(
    ", ",
  );
  const judgedBy = frame.judgedBy ? ` ${words.judgedBy} ${words.writeJudgedBy(frame.judgedBy)}.` : "";
  return safe(`${facts}.${judgedBy}`);
}

function writeFrame(review: ToldReview, frame: FrameReport, screen: number, pen: Pen): string {
  const { words } = pen;
  const { open, details } = openAndFolded(frame.findings);
  const noticed = noticedOn(review, frame.id);
  const numbered = numberedScreen<ToldFinding>(open, noticed, details);
  const anchored = (findings: readonly Numbered<ToldFinding>[]): readonly Anchored[] =>
    findings.map((one) => ({ ...one, anchor: `finding-${screen}-${one.number}` }));
  const picture = writePicture(frame, anchored(Object.values(numbered).flat()), pen);
  const nothing = open.length + noticed.length > 0 ? "" : `<p>${safe(words.verdict(frame))}</p>`;
  const unsure = frame.unsure.map(({ reason, layers }) => ({
    text: reason,
    on: listLayerNames(layers, words),
  }));
  const opinion = `<h3>${safe(words.secondOpinion)}</h3><p class="quiet">${safe(words.noticedMeans)}</p>`;
  return `<section class="screen"><h2>${safe(oneLine(headingName(frame)))}</h2>
<p class="quiet">${factsOf(frame, open.length, words)}</p>
<div class="side${picture ? " pictured" : ""}">${picture}<div>${nothing}
${writeList("", anchored(numbered.open), words)}
${writeList(opinion, anchored(numbered.noticed), words)}
${writeList(`<h3>${safe(words.details(details.length))}</h3>`, anchored(numbered.details), words)}
${writeInquiries(inquiriesOn(review, frame.id), words)}
${writeNotes(words.notJudged, frame.notJudged ?? [])}
${writeNotes(words.notSure, unsure)}</div></div></section>`;
}

/**
 * Writes a review as one page of HTML that stands for itself: it asks for nothing from anywhere, runs nothing, follows
 * the reader's light or dark, and prints. Foreign names stay text in it.
 */
export function writeHtml(review: ToldReview, language: Language, pictures: ScreenPictures): string {
  const words = REVIEW_WORDS[language];
  const title = safe(words.reviewOf(oneLine(review.file) || words.aDesign));
  const says = [
    ...(review.madeAt ? [words.made(writeDay(review.madeAt, language))] : []),
    ...(review.purpose ? [words.purpose(review.purpose)] : []),
  ].map((text) => `<p class="quiet">${safe(text)}</p>`);
  const frames = review.frames.map((frame, index) =>
    writeFrame(review, frame, index + 1, { words, pictures }),
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${PAGE_STYLE}</style></head>
<body><header><h1>${title}</h1>${says.join("")}</header>
<main>${frames.join("\n")}</main>
<footer>${safe(words.by(PRODUCT.name))} ${safe(review.engine)}</footer></body></html>
`;
}
