import { useFrontTexts } from "../../language/use-front-texts.ts";
import styles from "./audience.module.css";
import { LandingSection } from "./section.tsx";

const GROUPS = ["solo", "teams", "learning"] as const;

/** Whom the product is for. */
export function Audience() {
  const texts = useFrontTexts();
  return (
    <LandingSection id="whoisitfor" tone="shade" heading={texts.landing.audience.heading}>
      <ul className={styles.groups}>
        {GROUPS.map((who) => (
          <li key={who}>
            <h3>{texts.landing.audience[who].title}</h3>
            <p>{texts.landing.audience[who].text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
