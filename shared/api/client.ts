import { createParser } from "eventsource-parser";
import type * as z from "zod/mini";
import type { Endpoint, ParamsOf } from "./endpoint.ts";
import { ApiError, isErrorCode } from "./errors.ts";
import { withRetries } from "./with-retries.ts";

export interface ClientOptions {
  /** Where the API is: an origin, or empty for the page's own. */
  readonly baseUrl: string;
  /** The token to send; null: none. Asked before each request. */
  readonly token: () => string | null | Promise<string | null>;
  readonly fetch?: typeof fetch;
}

type Given<Name extends string, T> = [T] extends [undefined] ? unknown : { readonly [Key in Name]: T };

/** The input of a call of an endpoint: its params, query and body, and a key where one must be sent. */
export type InputOf<E> =
  E extends Endpoint<infer Path, infer Body, infer Query>
    ? (unknown extends ParamsOf<Path> ? unknown : { readonly params: ParamsOf<Path> }) &
        Given<"body", Body> &
        ([Query] extends [undefined] ? unknown : { readonly query?: Partial<Query> }) & {
          readonly key?: string;
          readonly signal?: AbortSignal;
        }
    : never;

type AnswerOf<E> = E extends Endpoint<string, infer _Body, infer _Query, infer Answer> ? Answer : never;
type EventOf<E> = E extends { readonly events: infer Events extends z.ZodMiniType } ? z.infer<Events> : never;

/** Calls the endpoints of the contract. Whatever goes wrong is an `ApiError`. */
export interface Client {
  readonly call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>;
  /** Tells every event as it comes, and resolves after the last one. A cut connection is taken up again by the key. */
  readonly stream: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    onEvent: (event: EventOf<E>) => void,
  ) => Promise<void>;
  /** A file, such as a picture. */
  readonly file: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Blob>;
}

interface RawInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** The last event that was heard of a stream that is taken up again. */
  readonly lastEventId?: string | undefined;
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: RawInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function errorOf(response: Response): Promise<ApiError> {
  const said = (await response.json().catch(() => null)) as { error?: unknown; where?: string } | null;
  const retryAfterS = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return new ApiError(
    isErrorCode(said?.error) ? said.error : response.status < 500 ? "not_found" : "unavailable",
    {
      ...(typeof said?.where === "string" && { where: said.where }),
      ...(Number.isFinite(retryAfterS) && { retryAfterS }),
    },
  );
}

async function send(options: ClientOptions, endpoint: Endpoint, input: RawInput): Promise<Response> {
  const token = endpoint.access === "anyone" ? null : await options.token();
  const response = await (options.fetch ?? fetch)(`${options.baseUrl}${addressOf(endpoint, input)}`, {
    method: endpoint.method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(input.body !== undefined && { "Content-Type": "application/json" }),
      ...(input.key && { "Idempotency-Key": input.key }),
      ...(input.lastEventId && { "Last-Event-ID": input.lastEventId }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.signal && { signal: input.signal }),
    credentials: "omit",
  }).catch((cause: unknown) => {
    throw input.signal?.aborted ? cause : new ApiError("unavailable", { cause });
  });
  if (!response.ok) throw await errorOf(response);
  return response;
}

/**
 * Checks an answer against the contract; throws an `unavailable` ApiError for one that breaks it, as the
 * interface would show nonsense.
 */
function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new ApiError("unavailable", { cause: error });
  return data;
}

const typeOf = (event: unknown): unknown =>
  typeof event === "object" && event !== null && "type" in event ? event.type : undefined;

async function readEvents(
  response: Response,
  { events, lastEvents }: Endpoint,
  onEvent: (event: unknown, id: string | undefined) => void,
): Promise<void> {
  let isOver = lastEvents === undefined;
  const parser = createParser({
    onEvent: ({ id, data }) => {
      const event = checked(events as z.ZodMiniType, JSON.parse(data));
      isOver ||= lastEvents?.some((type) => type === typeOf(event)) ?? true;
      onEvent(event, id);
    },
  });
  const reader = (response.body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
  if (!isOver) throw new ApiError("unavailable"); // its server stopped
}

const isRepeatable = ({ method, isKeyed, mayRepeat }: Endpoint): boolean =>
  method === "GET" || isKeyed === true || mayRepeat === true;

/** Makes the one client that panel and site use. */
export function makeClient(options: ClientOptions): Client {
  const attempt = <T>(
    endpoint: Endpoint,
    inputNow: () => RawInput,
    read: (response: Response) => Promise<T>,
  ): Promise<T> =>
    withRetries(isRepeatable(endpoint), inputNow().signal, async () =>
      read(await send(options, endpoint, inputNow())),
    );
  return {
    call: async (endpoint, input) =>
      attempt(
        endpoint,
        () => input,
        async (response) => {
          const json: unknown = await response.json().catch((cause: unknown) => {
            throw new ApiError("unavailable", { cause });
          });
          return endpoint.answer ? checked(endpoint.answer, json) : json;
        },
      ) as Promise<never>,
    stream: async (endpoint, input, onEvent) => {
      const told = new Set<string>(); // a stream that is taken up again may begin anew
      let lastEventId: string | undefined;
      const inputNow = (): RawInput => ({ ...input, lastEventId });
      await attempt(endpoint, inputNow, async (response) => {
        await readEvents(response, endpoint, (event, id) => {
          lastEventId = id;
          const text = JSON.stringify(event);
          if (told.has(text)) return;
          told.add(text);
          onEvent(event as never);
        }).catch((cause: unknown) => {
          throw cause instanceof ApiError || input.signal?.aborted
            ? cause
            : new ApiError("unavailable", { cause });
        });
      });
    },
    file: async (endpoint, input) =>
      attempt(
        endpoint,
        () => input,
        (response) => response.blob(),
      ),
  };
}
