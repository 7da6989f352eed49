import type { ReplyPoint } from "../../../shared/api/review-shapes.ts";
import type { AskModel } from "../ask-model.ts";
import { SecondOpinionFailure, type ReplyRequest } from "../second-opinion.ts";
import { subjectOfScreen, type Search } from "../subject-of-screen.ts";
import { replyShape } from "./reply-shape.ts";
import { takePoints } from "./take-points.ts";
import { replyTask } from "./tasks.ts";

const MOST_HANDLES = 6;

/** Told while a reply is made. */
export interface ReplyListener {
  readonly onPoint: (point: ReplyPoint) => void;
  readonly onDropped: (dropped: { readonly reason: string; readonly candidate: unknown }) => void;
}

/**
 * Asks for the reply to a question about a screen: on the same data and pictures as its problems are searched, in the same
 * order, so that a provider need not read them anew.
 */
export async function makeReply(
  request: ReplyRequest,
  search: Search,
  ask: AskModel,
  listener: ReplyListener,
  signal: AbortSignal,
): Promise<void> {
  const { inquiry, finding, language, scene } = request;
  const node = scene.frames.find(({ id }) => id === inquiry.frameId);
  if (!node) throw new Error("A question is about a frame of its scene.");
  const { instructions, design, pictures, grounds } = await subjectOfScreen(node, request, search);
  const { screen } = grounds;
  const concerned = new Set(finding?.layers.map(({ id }) => id));
  const handles = screen.parts
    .filter(({ layerIds }) => layerIds.some((id) => concerned.has(id)))
    .map(({ handle }) => handle);
  const about = finding && { ...finding, handles: handles.slice(0, MOST_HANDLES) };
  const points = takePoints({ screen, language }, listener);
  const task = replyTask(inquiry, about, language);
  await ask(
    { name: "reply", instructions, design, pictures, task, closeUps: [], shape: replyShape },
    signal,
    points.take,
  );
  if (!points.hasList()) throw new SecondOpinionFailure("unusable", null);
}
