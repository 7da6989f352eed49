import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../../language/use-language.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { PATHS } from "../../paths.ts";
import { siteConfig } from "../../session/site-config.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import styles from "./legal-page.module.css";
import { legalTexts } from "./legal-texts.ts";

const FACTS = [
  "name",
  "capital",
  "address",
  "registration",
  "vat",
  "director",
  "email",
  "phone",
  "host",
] as const;

/** Who runs the site: what is known of it everywhere, and the facts that its server was given. */
export function LegalNoticePage() {
  const { t } = useTranslation();
  const { title, description, text, facts } = legalTexts(useLanguage()).notice;
  const [config] = useLoaded(siteConfig);
  const company = config.state === "loaded" ? config.value.company : {};
  return (
    <article className={styles.page}>
      <PageHead title={title} description={description} />
      <h1>{title}</h1>
      <p>{text}</p>
      <dl>
        {FACTS.filter((fact) => company[fact] !== undefined).map((fact) => (
          <div key={fact}>
            <dt>
              <strong>{facts[fact]}</strong>
            </dt>
            <dd>{company[fact]}</dd>
          </div>
        ))}
      </dl>
      <Anchor component={Link} to={PATHS.contact}>
        {t("layout.footer.contact")}
      </Anchor>
    </article>
  );
}
