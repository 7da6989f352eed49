import { useCallback, useEffect, useState } from "preact/hooks";
import type { Fix } from "../../../../shared/review/fixes/fix.ts";
import { listen, send } from "../../../protocol/bridge.ts";
import type { OriginQuestion } from "../../../protocol/messages.ts";

const keyOf = ({ findingId, kind }: Pick<OriginQuestion, "findingId" | "kind">): string =>
  `${findingId} ${kind}`;

const NONE: ReadonlyMap<string, boolean> = new Map();

/**
 * Tells of fixes whether this file owns where their layers take the value from; false where they take it from nowhere,
 * undefined while the editor has not said.
 */
export function useOrigins(
  fixes: readonly { readonly findingId: string; readonly fix: Fix }[],
): (findingId: string, fix: Fix) => boolean | undefined {
  const [found, setFound] = useState(NONE);
  const key = JSON.stringify(
    fixes.flatMap(({ findingId, fix: { kind, shared } }): readonly OriginQuestion[] =>
      shared ? [{ findingId, kind, changes: shared.changes }] : [],
    ),
  );
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
  return useCallback(
    (findingId, { kind, shared }) => (shared ? found.get(keyOf({ findingId, kind })) : false),
    [found],
  );
}
