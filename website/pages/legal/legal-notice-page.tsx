import { Anchor } from "@mantine/core";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import { PATHS } from "../../paths.ts";
import { siteConfig } from "../../session/site-config.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import styles from "./legal-page.module.css";
import { useLegalTexts } from "./use-legal-texts.ts";

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
  const texts = useFrontTexts();
  const { title, description, text, facts } = useLegalTexts().notice;
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
        {texts.layout.footer.contact}
      </Anchor>
    </article>
  );
}
