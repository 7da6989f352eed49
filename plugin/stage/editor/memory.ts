/** Keys of this stage in the browser's storage start so. */
const PREFIX = "stage:";
const PLUGIN_PREFIX = `${PREFIX}plugin:`;

/** Browsers may forbid storage; the stage then forgets, and works. */
function guarded<T>(use: (storage: Storage) => T, fallback: T): T {
  try {
    return use(globalThis.localStorage);
  } catch {
    return fallback;
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** Keeps what a plugin wants kept. Where there is no room left the plugin is refused, as by the editor. */
function keep(key: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(PLUGIN_PREFIX + key, JSON.stringify(value));
  } catch (error) {
    if (isFull(error)) throw new Error("in setAsync: the storage of this plugin is full", { cause: error });
  }
}

/** The stage's own memory. */
export const memory = {
  get: (key: string): string | null => guarded((storage) => storage.getItem(PREFIX + key), null),
  set: (key: string, value: string): void =>
    guarded((storage) => storage.setItem(PREFIX + key, value), undefined),
};

const USER_ID_DIGITS = 18;

/** The visitor's id in the stand-in for the editor: chance, in digits as Figma's are, and the same the next time. */
export function visitorId(): string {
  const kept = memory.get("user");
  if (kept !== null) return kept;
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(USER_ID_DIGITS)), (byte) => byte % 10);
  const id = `1${digits.join("")}`;
  memory.set("user", id);
  return id;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The memory of plugins: the stand-in for the editor's client storage. */
export const pluginStorage = {
  storageGet: (key: string): unknown =>
    parse(guarded((storage) => storage.getItem(PLUGIN_PREFIX + key), null)),
  storageSet: keep,
};
