import { textOfValue, VALUE_NAMES } from "../../../../shared/house-rules/value-text.ts";
import { usePanel } from "../../state/panel-context.ts";
import { Folded } from "../basics/layout/folded.tsx";
import { wordAbout } from "./word-about.ts";
import styles from "./house.module.css";

/** The house rules of the team, which are changed in its account. Where the file says otherwise, the file has the last say. */
export function HouseOfTeam() {
  const { state, texts } = usePanel();
  if (!state.teamHouse) return null;
  const { name, rules } = state.teamHouse;
  const { words = [], values = {}, principles = [] } = rules;
  const named = VALUE_NAMES.filter((one) => values[one] !== undefined);
  const lines = [
    ...words.map((word) => [word.say, wordAbout(word, texts)] as const),
    ...named.map((one) => [texts.house.names[one], textOfValue(one, values)] as const),
    ...principles.map((one) => [one.name, one.text] as const),
  ];
  return (
    <Folded title={`${texts.house.team} (${lines.length})`}>
      <div class={styles.section}>
        <p class={styles.hint}>{texts.house.teamText(name)}</p>
        <ul>
          {lines.map(([what, about], index) => (
            <li key={index} class={styles.row}>
              <div class={styles.what}>
                <p>{what}</p>
                <p class={styles.quiet}>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Folded>
  );
}
