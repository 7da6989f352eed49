import { mayKeep } from "../../../protocol/messages.ts";
import { useMemo } from "preact/hooks";
import type { ReadHouseEntry } from "../../../../shared/house-rules/entries.ts";
import type { NewHouseEntry } from "../../../../shared/house-rules/house-entry.ts";
import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { usePanel } from "../use-panel.ts";

/** The house rules of the file, and how they are changed. */
export interface HouseOfFile {
  readonly entries: readonly ReadHouseEntry[];
  /** False where the file may only be read, and until the engine is here, which reads what is written. */
  readonly canEdit: boolean;
  /**
   * Keeps a rule in the place of others, by their ids; answers why it cannot be kept, and changes nothing then.
   */
  readonly keep: (entry: NewHouseEntry, instead?: readonly string[]) => readonly HouseFault[];
}

export function useHouse(): HouseOfFile {
  const { state, commands, engine } = usePanel();
  const { house } = state.kept;
  const entries = useMemo(() => (house.length > 0 ? theEndpoints().readEntries(house) : []), [house]);
  return {
    entries,
    canEdit: mayKeep(state.rights) && engine !== null,
    keep: (entry, instead = []) => {
      const faults = engine?.faultsIn(entry) ?? [];
      if (faults.length === 0) commands.changeHouse(instead, [entry]);
      // They are told beside their field.
      return faults.map((fault) => ({ ...fault, field: "" }));
    },
  };
}
