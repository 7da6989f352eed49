import type { HouseChange } from "../../../shared/house-rules/house-changes.ts";
import styles from "./house-rules.module.css";
import { useHouseTexts } from "./use-house-texts.ts";
import { useRuleTitles } from "./use-rule-titles.ts";

/** The changes between two versions, a line for each kind. */
export function ChangeList({ changes }: { readonly changes: readonly HouseChange[] }) {
  const texts = useHouseTexts();
  const titles = useRuleTitles();
  const labels: Readonly<Record<string, string>> = texts.values.names;
  const nameOf = (part: HouseChange["part"], name: string): string =>
    (part === "values" ? labels[name] : part === "rules" ? titles.get(name) : undefined) ?? name;
  if (changes.length === 0) return <p className="quiet">{texts.nothing}</p>;
  return (
    <ul className={styles.faults}>
      {changes.map(({ part, kind, count, names }) => (
        <li key={`${part} ${kind}`}>
          {texts.change({ part, kind, count, names: names.map((name) => nameOf(part, name)) })}
        </li>
      ))}
    </ul>
  );
}
