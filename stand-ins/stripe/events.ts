import { API_VERSION } from "./account.ts";
import type { Clock } from "./clock.ts";
import { newId } from "./ids.ts";
import { present } from "./present.ts";
import type { Kept, KeptEvent, Store } from "./store.ts";

/** The request on whose behalf something happens. */
export interface Acting {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

export interface Events {
  readonly emit: (type: string, object: Kept, previous?: object) => void;
  /** Runs something on behalf of a request: what it emits names the request. */
  readonly asRequest: <T>(request: Acting, run: () => T) => T;
}

export interface EventsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly hasReceiver: boolean;
  readonly onEvent: (event: KeptEvent) => void;
}

const NOBODY: Acting = { id: null, idempotency_key: null };
/** So that the file of the state does not grow for ever. */
const MOST_EVENTS = 2000;

/** Writes down what happens, and tells of it. */
export function createEvents({ store, clock, hasReceiver, onEvent }: EventsOptions): Events {
  let acting = NOBODY;
  let count = store.list("event").length;

  const forgetOldest = (): void => {
    if (count < 2 * MOST_EVENTS) return;
    for (const { id } of store.list("event").slice(MOST_EVENTS)) store.remove(id);
    count = MOST_EVENTS;
  };

  return {
    emit: (type, object, previous) => {
      const event: KeptEvent = {
        id: newId("evt"),
        object: "event",
        api_version: API_VERSION,
        created: clock.now(),
        data: { object: present(store, object), ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: hasReceiver ? 1 : 0,
        request: acting,
        type,
      };
      store.add(event);
      count += 1;
      forgetOldest();
      onEvent(event);
    },
    asRequest: (request, run) => {
      acting = request;
      try {
        return run();
      } finally {
        acting = NOBODY;
      }
    },
  };
}
