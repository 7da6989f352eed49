import type { Allowance } from "../../shared/api/endpoints/allowance.ts";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { readConfig } from "../../shared/api/endpoints/config.ts";
import { readTeamHouseRules, type TeamHouseRules } from "../../shared/api/endpoints/house-rules.ts";
import {
  createInstallation,
  createLinkCode,
  disconnectSelf,
  readInstallation,
} from "../../shared/api/endpoints/installations.ts";
import {
  createReview,
  deleteReview,
  inquire,
  listReviews,
  markOpinion,
  readReview,
  readReviewPicture,
  retryOpinion,
  shareReview,
  stopOpinion,
  type ReviewEvent,
  type StoredReview,
} from "../../shared/api/endpoints/reviews.ts";
import { ERRORS, type ErrorCode } from "../../shared/api/errors.ts";
import type { Connection } from "../../plugin/ui/state/account/connection.ts";

/** A call that the API got. */
export interface Asked {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly key: string | null;
}

const USED_PATHS: readonly Endpoint[] = [
  readConfig,
  readTeamHouseRules,
  createInstallation,
  createLinkCode,
  disconnectSelf,
  readInstallation,
  createReview,
  retryOpinion,
  stopOpinion,
  markOpinion,
  inquire,
  listReviews,
  readReview,
  deleteReview,
  readReviewPicture,
  shareReview,
] as never;

const PAGE = 2;

const uuid = (count: number): string => `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;

const TRIAL: Allowance = {
  kind: "trial",
  planId: null,
  limit: 3,
  used: 0,
  left: 3,
  renewsOn: null,
  credits: 0,
};

const errorResponse = (code: ErrorCode, retryAfterS?: number): Response =>
  Response.json(
    { error: code, message: ERRORS[code].message },
    {
      status: ERRORS[code].status,
      headers: retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) },
    },
  );

function match(method: string, url: URL): Pick<Asked, "endpoint" | "params"> | null {
  for (const endpoint of USED_PATHS) {
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
    const found = pattern.exec(url.pathname);
    if (found && endpoint.method === method) return { endpoint, params: { ...found.groups } };
  }
  return null;
}

/** An API in memory that holds to the contract: what is asked of it and what it answers is checked. */
export function fakeApi() {
  const asked: Asked[] = [];
  const refusals: { endpoint: Endpoint; code: ErrorCode; retryAfterS?: number }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const api = {
    isAway: false,
    figmaId: "1234567",
    provider: "Example Models" as string | null,
    teamHouse: { team: null, version: 0, rules: null, changed: null } as TeamHouseRules,
    account: null as { name: string; email: string } | null,
    allowance: TRIAL,
    reviews: [] as readonly StoredReview[],
    tokens: new Set<string>(),
    codes: 0,
    links: 0,
    codeLivesMs: 15 * 60_000,
  };
  const summariesOf = (reviews: readonly StoredReview[]) =>
    reviews.map(({ id, title, language, createdAt, frames, pictures }) => ({
      id,
      title,
      language,
      createdAt,
      frames: frames.length,
      counts: { critical: 0, major: 1, minor: 0, suggestion: 0 },
      pictureFrameId: pictures[0] ?? null,
    }));
  const answers = new Map<unknown, (request: Asked) => unknown>([
    [
      createInstallation,
      () => {
        const token = `token-${api.tokens.size + 1}`;
        api.tokens.add(token);
        return { installationId: uuid(1), token };
      },
    ],
    [
      readConfig,
      () => ({
        signIn: { url: null, publishableKey: "key" },
        forms: { contact: "/f/contact", opinion: "/f/opinion" },
        company: {},
        secondOpinion: api.provider === null ? null : { provider: api.provider },
      }),
    ],
    [readTeamHouseRules, () => api.teamHouse],
    [readInstallation, () => ({ account: api.account, allowance: api.allowance })],
    [
      createLinkCode,
      () => ({
        code: `BCDFGHJ${"KLMN"[api.codes++ % 4]}`,
        figmaId: api.figmaId,
        figmaName: "Designer",
        createdAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + api.codeLivesMs).toISOString(),
      }),
    ],
    [
      disconnectSelf,
      () => {
        api.account = null;
        return { success: true };
      },
    ],
    [
      listReviews,
      ({ query }) => {
        const from = Number(query.get("cursor") ?? 0);
        const next = from + PAGE;
        return {
          reviews: summariesOf(api.reviews).slice(from, next),
          nextCursor: next < api.reviews.length ? String(next) : null,
        };
      },
    ],
    [readReview, ({ params }) => api.reviews.find(({ id }) => id === params["id"]) ?? "not_found"],
    [stopOpinion, () => ({ success: true })],
    [markOpinion, () => ({ success: true })],
    [
      shareReview,
      () => ({
        id: uuid(9),
        createdAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        token: `secret-${++api.links}`,
      }),
    ],
    [
      deleteReview,
      ({ params }) => {
        api.reviews = api.reviews.filter(({ id }) => id !== params["id"]);
        return { success: true };
      },
    ],
  ]);
  const answer = (request: Asked): Response => {
    const { endpoint } = request;
    const index = refusals.findIndex((one) => one.endpoint === endpoint);
    const [refusal] = index === -1 ? [] : refusals.splice(index, 1);
    if (refusal) return errorResponse(refusal.code, refusal.retryAfterS);
    if (endpoint.body) endpoint.body.parse(request.body);
    if (endpoint.events)
      return new Response(new ReadableStream({ start: (controller) => void streams.push(controller) }), {
        headers: { "Content-Type": "text/event-stream" },
      });
    const said = answers.get(endpoint)?.(request);
    if (said === undefined) return new Response(new Blob([new Uint8Array([1])], { type: "image/png" }));
    if (said === "not_found") return errorResponse("not_found");
    return Response.json(endpoint.answer?.parse(said));
  };
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    if (api.isAway) throw new TypeError("Failed to fetch");
    const url = new URL(input instanceof Request ? input.url : input);
    const found = match(init.method ?? "GET", url);
    if (!found) throw new Error(`The panel asked for ${init.method} ${url}.`);
    const headers = new Headers(init.headers);
    const request: Asked = {
      ...found,
      query: url.searchParams,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      key: headers.get("Idempotency-Key"),
    };
    asked.push(request);
    const token = headers.get("Authorization")?.replace("Bearer ", "") ?? "";
    if (found.endpoint.access !== "anyone" && !api.tokens.has(token)) return errorResponse("unauthenticated");
    return answer(request);
  };
  const tell = (event: ReviewEvent): void => {
    const data = JSON.stringify(createReview.events?.parse(event));
    streams.at(-1)?.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));
    if (event.type === "done" || event.type === "failed") streams.at(-1)?.close();
  };
  /** Breaks the connection over which a review is told. */
  const cut = (): void => streams.at(-1)?.error(new TypeError("network error"));
  return {
    api,
    tell,
    cut,
    connection: {
      baseUrl: "http://api.test",
      fetch: fetch,
      pollMs: 5,
    } satisfies Connection,
    /** All that was asked. */
    asked: asked as readonly Asked[],
    /** The calls that an endpoint got. */
    askedOf: (endpoint: unknown): readonly Asked[] => asked.filter((one) => one.endpoint === endpoint),
    /** The next call of the endpoint is refused. */
    refuse: (endpoint: unknown, code: ErrorCode, retryAfterS?: number): void =>
      void refusals.push({
        endpoint: endpoint as Endpoint,
        code,
        ...(retryAfterS !== undefined && { retryAfterS }),
      }),
  };
}

/** A review as it is stored, for tests that only look at a part of it. */
export const storedReview = (
  fields: Partial<StoredReview> & { readonly count?: number } = {},
): StoredReview => {
  const { count = 1, ...rest } = fields;
  return {
    id: uuid(count),
    title: `Review ${count}`,
    language: "en",
    aspects: ["ux", "ui", "copy", "hierarchy"],
    purpose: "",
    createdAt: "2026-11-20T10:00:00Z",
    engine: "engine 1",
    frames: [],
    secondOpinion: { state: "off", findings: [] },
    isCharged: true,
    pictures: [],
    ...rest,
  };
};

/** A finding of a model on the layer of a frame. */
export const noticedOn = (frameId: string, title: string) =>
  ({
    id: `noticed-${title}`,
    frameId,
    aspect: "ux",
    severity: "minor",
    layers: [{ id: `${frameId}/0`, name: "Title" }],
    title,
    problem: "It is unclear.",
    why: "People hesitate.",
    fix: "Say it plainly.",
    guideline: { id: "g1", title: "A guideline", url: "https://www.example.org/guideline" },
  }) satisfies StoredReview["secondOpinion"]["findings"][number];

export const ALLOWANCE = TRIAL;
