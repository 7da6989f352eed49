import { mayKeep } from "../../../protocol/messages.ts";
import { useMemo } from "preact/hooks";
import type { NewHouseEntry } from "../../../../shared/house-rules/house-entry.ts";
import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { usePanel } from "../use-panel.ts";

/** The house rules of the file, and how they are changed. */
export function useHouse() {
  const { state, commands, engine } = usePanel();
  const { house } = state.kept;
  const entries = useMemo(() => (house.length > 0 ? theEndpoints().readEntries(house) : []), [house]);
  /** Keeps a rule in the place of others, by their ids; answers why it cannot be kept, and changes nothing then. */
  const keep = (entry: NewHouseEntry, instead: readonly string[] = []): readonly HouseFault[] => {
    const faults = engine?.faultsIn(entry) ?? [];
    if (faults.length === 0) commands.changeHouse(instead, [entry]);
    // They are told beside their field.
    return faults.map((fault) => ({ ...fault, field: "" }));
  };
  // Until the engine is here nothing can be changed: it reads what is written.
  return { entries, canEdit: mayKeep(state.rights) && engine !== null, keep };
}
