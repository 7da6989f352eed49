import { useMemo } from "preact/hooks";
import type { Change } from "../../../shared/mend/change.ts";

/** The same list as long as it says the same: a picture is drawn of it. */
export function useKept(changes: readonly Change[]): readonly Change[] {
  const key = JSON.stringify(changes);
  return useMemo(() => JSON.parse(key) as readonly Change[], [key]);
}
