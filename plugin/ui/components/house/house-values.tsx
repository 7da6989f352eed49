import { useState } from "preact/hooks";
import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import {
  textOfValue,
  VALUE_FIELDS,
  VALUE_NAMES,
  valueFrom,
  type ValueName,
} from "../../../../shared/house-rules/value-text.ts";
import { usePanel } from "../../state/use-panel.ts";
import { useHouse } from "../../state/kept/use-house.ts";
import { Faults, HouseSection } from "./house-parts.tsx";
import styles from "./house.module.css";

interface ValueFieldProps {
  readonly name: ValueName;
  /** As it is kept; empty: none is. */
  readonly kept: string;
  readonly isFixed: boolean;
  readonly onWrite: (text: string) => readonly HouseFault[];
}

/** One value, or a list of them, written by hand or chosen; what cannot be kept stays as it was written. */
function ValueField({ name, kept, isFixed, onWrite }: ValueFieldProps) {
  const { texts } = usePanel();
  const [faults, setFaults] = useState<readonly HouseFault[]>([]);
  const field = VALUE_FIELDS[name];
  const write = (written: string) => {
    if (written.trim() !== kept) setFaults(onWrite(written.trim()));
  };
  const { cases, any, examples, names } = texts.house;
  const shared = { id: `house-${name}`, disabled: isFixed, "aria-describedby": `house-${name}-faults` };
  return (
    <div class={styles.value}>
      <label for={shared.id}>{names[name]}</label>
      {typeof field === "string" ? (
        <input
          key={kept}
          type="text"
          {...shared}
          defaultValue={kept}
          placeholder={examples[name as keyof typeof examples]}
          onBlur={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
          }}
        />
      ) : (
        <select {...shared} value={kept} onChange={(event) => write(event.currentTarget.value)}>
          <option value="">{any}</option>
          {field.map((value) => (
            <option key={value} value={value}>
              {value in cases ? cases[value as keyof typeof cases] : value}
            </option>
          ))}
        </select>
      )}
      <Faults id={`house-${name}-faults`} faults={faults} />
    </div>
  );
}

export function HouseValues() {
  const { entries, canEdit, keep } = useHouse();
  const { commands, texts } = usePanel();
  const entriesOf = (name: ValueName) => entries.filter(({ rules }) => rules.values?.[name] !== undefined);
  const idsOf = (name: ValueName) => entriesOf(name).map(({ entry }) => entry.id);
  const kept = (name: ValueName) => textOfValue(name, entriesOf(name).at(-1)?.rules.values ?? {});
  const write = (name: ValueName, text: string): readonly HouseFault[] => {
    if (text !== "")
      return keep({ part: "value", written: JSON.stringify({ [name]: valueFrom(name, text) }) }, idsOf(name));
    commands.changeHouse(idsOf(name), []);
    return [];
  };
  const count = VALUE_NAMES.filter((name) => kept(name) !== "").length;
  return (
    <HouseSection title={texts.house.values} count={count} hint={texts.house.valuesText}>
      {VALUE_NAMES.map((name) => (
        <ValueField
          key={name}
          name={name}
          kept={kept(name)}
          isFixed={!canEdit}
          onWrite={(text) => write(name, text)}
        />
      ))}
    </HouseSection>
  );
}
