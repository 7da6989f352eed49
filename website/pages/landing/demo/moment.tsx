import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { FAINT, FIXED, noteIn } from "./checkout.ts";
import styles from "./moment.module.css";
import { useRatio } from "./use-ratio.ts";

const STEPS = [
  ["before", FAINT],
  ["after", FIXED],
] as const;

/** The same words before and after their fix, each with what was measured. */
export function Moment() {
  const texts = useFrontTexts();
  const words = noteIn(useLanguage());
  const ratio = useRatio();
  return (
    <dl className={styles.moment}>
      {STEPS.map(([when, hex]) => (
        <div key={when} data-when={when}>
          <dt>
            <svg className={styles.sample} viewBox="0 0 270 20" role="img" aria-label={words}>
              <text x="0" y="15" fontSize="14" fill={hex}>
                {words}
              </text>
            </svg>
          </dt>
          <dd>
            <strong>{ratio(hex)}</strong> {texts.landing.lab[when]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
