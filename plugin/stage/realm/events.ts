type Listener = (event: never) => unknown;

/** The `on`, `once` and `off` of the plugin API, and a way to ring them. */
export interface Events {
  readonly on: (type: string, listener: Listener) => void;
  readonly once: (type: string, listener: Listener) => void;
  readonly off: (type: string, listener: Listener) => void;
  /** Calls the listeners; gives their answers. */
  readonly ring: (type: string, event?: unknown) => readonly unknown[];
}

/** Makes a set of listeners; one that throws does not keep the others from hearing. */
export function makeEvents(report: (error: unknown) => void): Events {
  const listeners = new Map<string, { listener: Listener; isOnce: boolean }[]>();
  const add = (type: string, listener: Listener, isOnce: boolean) =>
    listeners.set(type, [...(listeners.get(type) ?? []), { listener, isOnce }]);
  const off = (type: string, listener: Listener) =>
    listeners.set(
      type,
      (listeners.get(type) ?? []).filter((entry) => entry.listener !== listener),
    );
  const call = (listener: Listener, event: unknown): unknown => {
    try {
      const answer = listener(event as never);
      if (answer instanceof Promise) answer.catch(report);
      return answer;
    } catch (error) {
      return report(error);
    }
  };
  return {
    on: (type, listener) => void add(type, listener, false),
    once: (type, listener) => void add(type, listener, true),
    off: (type, listener) => void off(type, listener),
    ring: (type, event) =>
      (listeners.get(type) ?? []).map(({ listener, isOnce }) => {
        if (isOnce) off(type, listener);
        return call(listener, event);
      }),
  };
}
