import { useCallback, useEffect, useState } from "preact/hooks";
import { listen, send } from "../../../protocol/bridge.ts";
import type { OriginQuestion } from "../../../protocol/messages.ts";

type Asked = Pick<OriginQuestion, "findingId" | "kind">;

const keyOf = ({ findingId, kind }: Asked): string => `${findingId} ${kind}`;

const NONE: ReadonlyMap<string, boolean> = new Map();

/** Tells of fixes whether this file owns where they are to be made; undefined while the editor has not said. */
export function useOrigins(questions: readonly OriginQuestion[]): (asked: Asked) => boolean | undefined {
  const [found, setFound] = useState(NONE);
  const key = JSON.stringify(questions);
  useEffect(() => {
    setFound(NONE);
    const asked = JSON.parse(key) as readonly OriginQuestion[];
    const keys = new Set(asked.map(keyOf));
    const stop = listen("origin-found", ({ isThere, ...of }) => {
      if (keys.has(keyOf(of))) setFound((last) => new Map([...last, [keyOf(of), isThere]]));
    });
    for (const question of asked) send("find-origin", question);
    return stop;
  }, [key]);
  return useCallback((asked) => found.get(keyOf(asked)), [found]);
}
