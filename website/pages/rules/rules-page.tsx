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
import { standingOf, type MeasuredRule } from "./measured-rule.ts";
import styles from "./rules-page.module.css";

interface RuleGroupProps {
  /** The name after the `#` of links to it. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly rules: readonly MeasuredRule[];
}

const GROUP = 12;

const isOnTrial = (rule: MeasuredRule): boolean => standingOf(rule) !== "proven";

const groupsOf = (rules: readonly MeasuredRule[]): readonly (readonly MeasuredRule[])[] =>
  Array.from({ length: Math.ceil(rules.length / GROUP) }, (_, index) =>
    rules.slice(index * GROUP, (index + 1) * GROUP),
  );

function RuleGroup({ id, title, lead, rules }: RuleGroupProps) {
  const texts = useReviewsTexts();
  const words = useRulesTexts();
  const language = useLanguage();
  if (rules.length === 0) return null;
  return (
    <section className={styles.aspect} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{rules.length}</span>
      </h2>
      {lead && <p>{lead}</p>}
      {groupsOf(byEvidence(rules)).map((group) => (
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
        <RuleGroup
          key={one}
          id={one}
          title={texts.reviews.aspects[one]}
          rules={rules.filter((rule) => rule.aspect === one && !isOnTrial(rule))}
        />
      ))}
      <RuleGroup id="trial" title={words.trial} lead={words.trialLead} rules={rules.filter(isOnTrial)} />
    </ContentPage>
  );
}
