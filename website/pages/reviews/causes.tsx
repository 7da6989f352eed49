import { useReviewsTexts } from "./use-reviews-texts.ts";
import { EVIDENCE_WORDS } from "../../../shared/i18n/words/evidence-words.ts";
import { acrossScreens, type CauseGroup } from "../../../shared/review/across-screens.ts";
import { figureOf } from "../../../shared/review/evidence/figure-of.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./causes.module.css";
import { SeverityTag } from "./screen/severity-tag.tsx";

interface ChooseFinding {
  readonly onChoose: (frameId: string, findingId: string) => void;
}

/** The screens by the names that stand over them. */
type Names = ReadonlyMap<string, string>;

interface CauseProps extends ChooseFinding {
  readonly cause: CauseGroup;
  readonly names: Names;
}

function Cause({ cause, names, onChoose }: CauseProps) {
  const texts = useReviewsTexts();
  const language = useLanguage();
  const { worst, screens, places } = cause;
  const figure = figureOf(worst.evidence, language, EVIDENCE_WORDS[language]);
  return (
    <li className={styles.cause}>
      <p className={styles.title}>{worst.title}</p>
      <p className={styles.facts}>
        <SeverityTag severity={worst.severity} />
        {figure !== null && <span className={styles.figure}>{figure}</span>}
        <span>{texts.reviews.screens({ count: screens.length })}</span>
        <span>{texts.reviews.view.places({ count: places })}</span>
      </p>
      <ul className={styles.screens}>
        {screens.map(({ id, findings: [first] }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id, first.id)}>
              {names.get(id)}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface CausesProps extends ChooseFinding {
  readonly frames: readonly FrameReport[];
  readonly names: Names;
}

/** Lists the causes that several screens have in common, each once; nothing when they have none. */
export function Causes({ frames, names, onChoose }: CausesProps) {
  const texts = useReviewsTexts();
  const causes = acrossScreens(frames).filter(({ screens }) => screens.length > 1);
  if (causes.length === 0) return null;
  return (
    <section className={styles.causes} aria-labelledby="causes">
      <h2 id="causes">{texts.reviews.view.causes}</h2>
      <p className={styles.lead}>{texts.reviews.view.causesText}</p>
      <ul className={styles.list}>
        {causes.map((cause) => (
          <Cause
            key={`${cause.screens[0].id}|${cause.screens[0].findings[0].id}`}
            cause={cause}
            names={names}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}
