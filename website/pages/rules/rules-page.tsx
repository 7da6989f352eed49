import { TextInput } from "@mantine/core";
import { Suspense, useState } from "react";
import { useReviewsTexts } from "../reviews/use-reviews-texts.ts";
import { useRulesTexts } from "./use-rules-texts.ts";
import { ASPECTS, type Aspect } from "../../../shared/review/rule.ts";
import { PLATFORMS, type Platform } from "../../../shared/standards/platforms.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { LiveFields } from "../../hydration/live-fields.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { Link } from "react-router-dom";
import { contactAbout, helpPath, PATHS } from "../../paths.ts";
import { Choice } from "./choice.tsx";
import { byEvidence, matchingRules } from "./matching-rules.ts";
import { MEASURED_RULES } from "./measured-rules.computed.ts";
import { RuleItem } from "./rule-item.tsx";
import type { MeasuredRule } from "./measured-rule.ts";
import styles from "./rules-page.module.css";

interface AspectRulesProps {
  readonly aspect: Aspect;
  readonly rules: readonly MeasuredRule[];
}

const GROUP = 12;

const groupsOf = (rules: readonly MeasuredRule[]): readonly (readonly MeasuredRule[])[] =>
  Array.from({ length: Math.ceil(rules.length / GROUP) }, (_, index) =>
    rules.slice(index * GROUP, (index + 1) * GROUP),
  );

function AspectRules({ aspect, rules }: AspectRulesProps) {
  const texts = useReviewsTexts();
  const words = useRulesTexts();
  const language = useLanguage();
  const own = byEvidence(rules.filter((rule) => rule.aspect === aspect));
  if (own.length === 0) return null;
  return (
    <section className={styles.aspect} aria-labelledby={aspect}>
      <h2 id={aspect}>
        {texts.reviews.aspects[aspect]} <span>{own.length}</span>
      </h2>
      {groupsOf(own).map((group) => (
        // Each comes alive in a task of its own: all at once, they would hold up whoever begins to type.
        <Suspense key={group[0]?.id}>
          <ul className={styles.rules}>
            {group.map((rule) => (
              <RuleItem key={rule.id} rule={rule} texts={texts} words={words} language={language} />
            ))}
          </ul>
        </Suspense>
      ))}
    </section>
  );
}

/** Every rule of the engine, to be searched, with what was measured. */
export function RulesPage() {
  const texts = useReviewsTexts();
  const words = useRulesTexts();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const [aspect, setAspect] = useState<Aspect | null>(null);
  const [platform, setPlatform] = useState<Platform | null>(null);
  const rules = matchingRules(MEASURED_RULES, language, { search, aspect, platform });
  return (
    <ContentPage
      title={words.title}
      description={words.description}
      heading={words.heading({ count: MEASURED_RULES.length })}
      lead={words.lead}
    >
      <p className={styles.method}>{words.method}</p>
      <p className={styles.method}>
        {words.house} <Link to={helpPath("house-rules")}>{words.houseLink}</Link>
      </p>
      <LiveFields>
        <search className={styles.choose}>
          <TextInput
            id="rules-search"
            name="search"
            type="search"
            label={words.search}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <Choice
            label={words.aspect}
            options={[null, ...ASPECTS]}
            chosen={aspect}
            nameOf={(one) => (one === null ? words.all : texts.reviews.aspects[one])}
            onChoose={setAspect}
          />
          <Choice
            label={words.platform}
            options={[null, ...PLATFORMS]}
            chosen={platform}
            nameOf={(one) => words.platforms[one ?? "any"]}
            onChoose={setPlatform}
          />
        </search>
      </LiveFields>
      <p className={styles.count}>
        <output>{words.count({ count: rules.length })}</output> · <a href={PATHS.rulesData}>{words.json}</a>
      </p>
      {rules.length === 0 && (
        <p>
          {words.none} <Link to={contactAbout(search)}>{words.ask}</Link>
        </p>
      )}
      {ASPECTS.map((one) => (
        <AspectRules key={one} aspect={one} rules={rules} />
      ))}
    </ContentPage>
  );
}
