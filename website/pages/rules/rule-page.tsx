import { Anchor } from "@mantine/core";
import { useReviewsTexts } from "../reviews/use-reviews-texts.ts";
import { useRulesTexts } from "./use-rules-texts.ts";
import { Link, useParams } from "react-router-dom";
import { ContentPage } from "../../components/page/content-page.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { hostOf } from "../../../shared/host-of.ts";
import { pathIn } from "../../../shared/site-language.ts";
import { StructuredData, wayTo } from "../../layout/structured-data.tsx";
import { PATHS, rulePath } from "../../paths.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { MEASURED_RULES } from "./measured-rules.computed.ts";
import { RuleExample } from "./rule-example.tsx";
import { RuleFigures } from "./rule-figures.tsx";
import styles from "./rule-page.module.css";

/** A rule at an address of its own: what it finds and why that matters, what it rests on, and how well it does. */
export function RulePage() {
  const texts = useReviewsTexts();
  const words = useRulesTexts();
  const language = useLanguage();
  const { id } = useParams();
  const at = MEASURED_RULES.findIndex((known) => known.id === id);
  const rule = MEASURED_RULES[at];
  if (!rule) return <NotFoundPage />;
  const title = rule.says[language].title;
  const { why } = rule.says[language];
  const others = MEASURED_RULES.filter(({ aspect }, index) => aspect === rule.aspect && index > at).slice(
    0,
    3,
  );
  return (
    <ContentPage title={title} description={why} heading={title} lead={why}>
      <StructuredData
        of={wayTo([
          [pathIn(language, PATHS.rules), words.title],
          [pathIn(language, rulePath(rule.id)), title],
        ])}
      />
      <RuleExample rule={rule.id} />
      <RuleFigures rule={rule} texts={words} />
      <dl className={styles.facts}>
        <div>
          <dt>{words.aspect}</dt>
          <dd>{texts.reviews.aspects[rule.aspect]}</dd>
        </div>
        <div>
          <dt>{words.severity}</dt>
          <dd>{texts.reviews.severity[rule.severity]}</dd>
        </div>
        <div>
          <dt>{words.certainty}</dt>
          <dd>{texts.reviews.certainty[rule.certainty].name}</dd>
        </div>
        <div>
          <dt>{words.basis}</dt>
          <dd>
            <ExternalLink href={rule.basis}>{hostOf(rule.basis)}</ExternalLink>
          </dd>
        </div>
      </dl>
      <nav className={styles.more} aria-labelledby="more-rules">
        <h2 id="more-rules">{words.others({ aspect: texts.reviews.aspects[rule.aspect] })}</h2>
        {others.map((other) => (
          <Anchor key={other.id} component={Link} to={rulePath(other.id)}>
            {other.says[language].title}
          </Anchor>
        ))}
        <Anchor component={Link} to={PATHS.rules}>
          {words.back({ count: MEASURED_RULES.length })}
        </Anchor>
      </nav>
    </ContentPage>
  );
}
