import { Anchor } from "@mantine/core";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { PATHS } from "../../paths.ts";
import styles from "./privacy.module.css";
import { LandingSection } from "./section.tsx";

const ACTS = ["live", "review", "second"] as const;
const FACTS = ["what", "who", "kept"] as const;

/** The data that leave the file, by what somebody does; who gets them, and for how long. */
export function Privacy() {
  const texts = useFrontTexts();
  return (
    <LandingSection id="privacy" heading={texts.landing.privacy.heading} lead={texts.landing.privacy.lead}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.landing.privacy.act}</th>
            {FACTS.map((fact) => (
              <th key={fact} scope="col">
                {texts.landing.privacy[fact]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ACTS.map((act) => (
            <tr key={act}>
              <th scope="row">{texts.landing.privacy[act].act}</th>
              {FACTS.map((fact) => (
                <td key={fact} data-label={texts.landing.privacy.short[fact]}>
                  {texts.landing.privacy[act][fact]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Anchor component={Link} to={PATHS.privacy}>
        {texts.landing.privacy.more}
      </Anchor>
    </LandingSection>
  );
}
