import { useEffect, useState } from "preact/hooks";
import type { Fix } from "../../../../shared/review/fixes/fix.ts";
import { listen, send } from "../../../protocol/bridge.ts";
import type { FixableComponent } from "../../../protocol/messages.ts";

/** The component of this file in which a fix can be made for all its places; null while that is not known, and without one. */
export function useComponent(findingId: string, { kind, changes }: Fix): FixableComponent | null {
  const [found, setFound] = useState<FixableComponent | null>(null);
  useEffect(() => {
    setFound(null);
    const stop = listen("component-found", ({ component, ...of }) => {
      if (of.findingId === findingId && of.kind === kind) setFound(component);
    });
    send("find-component", { findingId, kind, changes });
    return stop;
  }, [findingId, kind, changes]);
  return found;
}
