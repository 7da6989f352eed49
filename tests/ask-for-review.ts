import {
  createReview,
  type ReviewEvent,
  type ReviewRequest,
  type StoredReview,
} from "../shared/api/endpoints/reviews.ts";
import type { SecondOpinionFinding } from "../shared/api/review-shapes.ts";
import type { Allowance } from "../shared/api/endpoints/allowance.ts";
import { layer, sceneOf, solid, text } from "../shared/scene/testing.ts";
import {
  untilStopped,
  type OpinionResult,
  type SecondOpinion,
} from "../server/second-opinion/second-opinion.ts";
import type { TestServer } from "./test-server.ts";

/** The smallest thing that is a PNG to whoever reads its first bytes. */
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** A screen with a text that nobody can read. */
const paleScreen = () =>
  layer({ id: "1:1", name: "Sign in", width: 390, height: 844, fill: "#ffffff" }, [
    text("Welcome to the place", { id: "1:2", fills: [solid("#eeeeee")], x: 20, y: 40, width: 300 }),
  ]);

/** A request for a review of a screen with findings. */
export const reviewRequest = (fields: Partial<ReviewRequest> = {}): ReviewRequest => ({
  scene: { ...sceneOf(paleScreen()), file: "Shop" },
  pictures: [{ frameId: "1:1", base64: PNG.toString("base64") }],
  aspects: ["ux", "ui", "copy", "hierarchy"],
  purpose: "To sign in",
  language: "en",
  ...fields,
});

interface Attempt {
  readonly key?: string;
  readonly body?: ReviewRequest;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: ReviewEvent) => void;
}

interface Post {
  readonly key?: string;
  readonly body?: ReviewRequest | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks once, where the client would ask again. */
export const postReview = (
  app: Pick<TestServer["app"], "request">,
  token: string,
  { key = crypto.randomUUID(), body = reviewRequest(), headers = {} }: Post = {},
) =>
  app.request(createReview.path, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Asks for a review as the panel does, and returns all that was told. */
export async function askForReview(
  server: TestServer,
  token: string,
  { key = crypto.randomUUID(), body = reviewRequest(), onEvent = () => {}, ...rest }: Attempt = {},
): Promise<readonly ReviewEvent[]> {
  const events: ReviewEvent[] = [];
  await server.as(token).stream(createReview, { body, key, ...rest }, (event) => {
    events.push(event);
    onEvent(event);
  });
  return events;
}

/** The stored review that events end with. */
export function doneOf(events: readonly ReviewEvent[]): {
  readonly review: StoredReview;
  readonly allowance: Allowance;
} {
  const last = events.at(-1);
  if (last?.type !== "done") throw new Error(`The review ended with ${JSON.stringify(last)}.`);
  return last;
}

/** A finding of a second opinion on that screen, as a model may make it. */
export const opinionFinding = (id = "o1"): SecondOpinionFinding => ({
  id,
  frameId: "1:1",
  aspect: "ux",
  severity: "major",
  layers: [{ id: "1:2", name: "Welcome to the place" }],
  title: "The next step is not there",
  problem: "The screen greets and offers nothing to do.",
  why: "People look for the way in.",
  fix: "Add a button to sign in.",
  guideline: { id: "g", title: "A guideline", url: "https://example.com/" },
});

/** The answer of a second opinion, with the tokens and the time that it took. */
export const opinionResult = (...findings: readonly SecondOpinionFinding[]): OpinionResult => ({
  findings,
  screens: [{ frameId: "1:1", state: "done" }],
  dropped: {},
  cost: { model: "stand-in", inputTokens: 1000, outputTokens: 200, eur: 0.0125, durationMs: 1234.5 },
});

/** A model that is there and notices nothing. */
export const readyOpinion = (): SecondOpinion => ({
  provider: "Stand-in",
  isAvailable: () => true,
  give: async () => opinionResult(),
  reply: async () => ({ points: [], fault: null, cost: opinionResult().cost }),
});

/** Holds a model that was asked until it is let go: then it ends with these findings. Like every model it ends with its signal. */
export function holdOpinion(...findings: readonly SecondOpinionFinding[]): {
  readonly give: SecondOpinion["give"];
  /** Settles when the model was asked. */
  readonly asked: Promise<void>;
  readonly release: () => void;
} {
  let release = (): void => {};
  let reached = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const give: SecondOpinion["give"] = async (_, onFinding, signal) => {
    for (const finding of findings) onFinding(finding);
    reached();
    await Promise.race([held, untilStopped(signal)]);
    return opinionResult(...findings);
  };
  return { give, asked, release };
}

/** Asks for a review, reads until an event of this type was told, and hangs up. Returns what was heard. */
export async function hangUpAfter(
  server: TestServer,
  token: string,
  key: string,
  body: ReviewRequest,
  type: ReviewEvent["type"],
): Promise<string> {
  const response = await postReview(server.app, token, { key, body });
  const reader = (response.body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let heard = "";
  while (!heard.includes(`"type":"${type}"`)) {
    const part = await reader.read();
    if (part.done) throw new Error(`The stream ended before ${type}: ${heard}`);
    heard += part.value;
  }
  await reader.cancel();
  return heard;
}
