import { usePanel } from "../../state/use-panel.ts";
import { SeverityIcon } from "../basics/icons.tsx";
import styles from "./sample-opinion.module.css";

/** Shows what a second opinion said of a sample of ours, to whoever thinks about asking for one. */
export function SampleOpinion() {
  const { heading, opinion } = usePanel().texts.offer.sample;
  return (
    <section class={styles.sample}>
      <h2>{heading}</h2>
      <ul>
        {Object.values(opinion).map(({ title, problem }) => (
          <li key={title} class={styles.row}>
            <SeverityIcon severity="minor" />
            <div>
              <h3>{title}</h3>
              <p class={styles.quiet}>{problem}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
