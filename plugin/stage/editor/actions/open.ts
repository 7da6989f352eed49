import desktopUrl from "../../samples/desktop-dashboard.json?url";
import phoneUrl from "../../samples/phone-checkout.json?url";
import { openFile, type OpenFailure } from "../../open-file.ts";
import { kindOfFile } from "../../kind-of-file.ts";
import type { StageTexts } from "../../texts.ts";
import { type Stage, stageTextsOf } from "../stage.ts";
import type { SampleId } from "../state.ts";
import { freeFig, openFigFile, stopOpening } from "./open-fig.ts";
import { showFile } from "./show-file.ts";

const SAMPLE_URLS: Readonly<Record<SampleId, string>> = {
  "phone-checkout": phoneUrl,
  "desktop-dashboard": desktopUrl,
};

/** Lets the browser paint before a long piece of work. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

type TellShare = (share: number) => void;

async function readText(source: Blob | Response, sizeBytes: number, tell: TellShare): Promise<string> {
  const stream = source instanceof Blob ? source.stream() : source.body;
  if (!stream) return "";
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  let readBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    readBytes += value.length;
    // Reading is the first half of the work; what follows is one piece that says nothing.
    tell(sizeBytes > 0 ? Math.min(0.5, readBytes / sizeBytes / 2) : 0.5);
  }
}

function sayFailure(texts: StageTexts, failure: OpenFailure, name: string): string {
  if (failure.reason === "other-kind") return texts.noDesign(name);
  return failure.reason === "damaged"
    ? texts.damaged(name, failure.line)
    : texts.notReadable(failure.message);
}

function showText(stage: Stage, text: string, name: string, sample: SampleId | null): void {
  const texts = stageTextsOf(stage);
  const opened = openFile(text, name);
  if (!opened.isOpen) return stage.store.set({ banner: sayFailure(texts, opened, name) });
  stage.store.set({ banner: opened.screenCount === 0 ? texts.noScreens : null });
  stopOpening(stage);
  freeFig(stage);
  showFile(stage, opened.file, { sample });
}

let lastOpened = 0;

/** Shows a design, and says so too when it is broken in a way that no reader foresaw. */
function showSafely(stage: Stage, text: string, name: string, sample: SampleId | null): void {
  try {
    showText(stage, text, name, sample);
  } catch (error) {
    console.error(error);
    stage.store.set({ banner: stageTextsOf(stage).notReadable(String(error)) });
  }
}

async function open(
  stage: Stage,
  name: string,
  sample: SampleId | null,
  read: (tell: TellShare) => Promise<string>,
): Promise<void> {
  const opening = ++lastOpened;
  // An older design may still be on its way: once another was opened, nothing of it is shown.
  const isCurrent = (): boolean => opening === lastOpened;
  const tell: TellShare = (share) => {
    if (isCurrent()) stage.store.set({ progress: { name, share, step: null, cancel: null } });
  };
  stage.store.set({ banner: null });
  tell(0);
  const text = await read(tell).catch(() => null);
  await nextPaint();
  if (!isCurrent()) return;
  if (text === null) stage.store.set({ banner: stageTextsOf(stage).notThere });
  else showSafely(stage, text, name, sample);
  stage.store.set({ progress: null });
}

/** Opens a file of the visitor's: a `.fig` file, or JSON. */
export async function openDropped(stage: Stage, file: File): Promise<void> {
  const kind = await kindOfFile(file, file.name).catch(() => "json" as const);
  if (kind === "json") return open(stage, file.name, null, (tell) => readText(file, file.size, tell));
  lastOpened++;
  return openFigFile(stage, file);
}

/** Opens a design that ships with the stage. */
export const openSample = (stage: Stage, sample: SampleId): Promise<void> =>
  open(stage, sample, sample, async (tell) => {
    const response = await fetch(SAMPLE_URLS[sample]);
    if (!response.ok) throw new Error(String(response.status));
    return readText(response, Number(response.headers.get("content-length") ?? 0), tell);
  });
