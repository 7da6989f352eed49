import { send } from "../protocol/bridge.ts";
import type { Kept } from "../protocol/messages.ts";

/**
 * Something that is kept on this machine from one start to the next. Storage that fails counts as empty; where it takes no
 * more, what is said holds until the plugin closes, and the panel is told what it is, if it has a word for that.
 */
export const keptHere = (key: string, what?: Kept) => ({
  load: (): Promise<unknown> => figma.clientStorage.getAsync(key).catch(() => undefined),
  save: (value: unknown): Promise<void> =>
    figma.clientStorage.setAsync(key, value).catch(() => what && send("not-kept", { what })),
});
