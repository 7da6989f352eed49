import { Link } from "react-router-dom";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { contactAbout } from "../../paths.ts";
import styles from "./audience.module.css";
import { LandingSection } from "./section.tsx";

const GROUPS = ["solo", "teams", "learning"] as const;

/** Whom the product is for, and how those ask whom no plan fits. */
export function Audience() {
  const { audience: texts } = useFrontTexts().landing;
  return (
    <LandingSection id="whoisitfor" tone="shade" heading={texts.heading}>
      <ul className={styles.groups}>
        {GROUPS.map((who) => texts[who]).map((group) => (
          <li key={group.title}>
            <h3>{group.title}</h3>
            <p>
              {group.text} {"action" in group && <Link to={contactAbout(group.action)}>{group.action}</Link>}
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
