import { useFrontTexts } from "../../language/use-front-texts.ts";
import { StructuredData } from "../../layout/structured-data.tsx";
import styles from "./questions.module.css";
import { LandingSection } from "./section.tsx";

const QUESTIONS = ["figma", "ai", "wrong", "languages", "libraries"] as const;

/** Answers the questions that people have before they try. */
export function Questions() {
  const texts = useFrontTexts();
  return (
    <LandingSection id="questions" tone="shade" heading={texts.landing.questions.heading}>
      <StructuredData
        of={{
          "@type": "FAQPage",
          mainEntity: QUESTIONS.map((key) => ({
            "@type": "Question",
            name: texts.landing.questions[key].asks,
            acceptedAnswer: { "@type": "Answer", text: texts.landing.questions[key].says },
          })),
        }}
      />
      <div className={styles.questions}>
        {QUESTIONS.map((key) => (
          <details key={key}>
            <summary>{texts.landing.questions[key].asks}</summary>
            <p>{texts.landing.questions[key].says}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}
