import { Anchor } from "@mantine/core";
import { lazy } from "react";
import { useRulesTexts } from "./use-rules-texts.ts";
import { Link } from "react-router-dom";
import { useLanguage } from "../../language/use-language.ts";
import { pageScript } from "../../hydration/page-script.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import { drawingPath, PATHS } from "../../paths.ts";
import { Drawing } from "./drawing.tsx";
import type { ExplainedExample } from "./examples/explain.ts";
import styles from "./rule-example.module.css";
import { SAMPLE_RULES } from "./sample-rules.computed.ts";

interface RuleExampleProps {
  readonly rule: string;
}

interface PairProps extends RuleExampleProps {
  readonly explained: Readonly<Record<string, ExplainedExample>>;
}

/** The same tiny design twice: with the slip that the rule looks for, and without. */
function Pair({ rule, explained }: PairProps) {
  const texts = useRulesTexts();
  const language = useLanguage();
  const { problem, fix } = explained[rule] ?? { problem: "", fix: "" };
  return (
    <div className={styles.pair}>
      {(
        [
          ["bad", problem],
          ["good", fix],
        ] as const
      ).map(([which, says]) => (
        <figure key={which} data-which={which}>
          <Drawing key={`${rule} ${language}`} address={drawingPath(rule, which, language)} />
          <figcaption>
            <strong>{texts[which]}</strong> {says}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The words of one language come with its pages alone. */
const PAIRS = {
  en: lazy(
    pageScript(async () => {
      const { EXPLAINED_EN } = await import("./examples/explained.en.computed.ts");
      return { default: ({ rule }: RuleExampleProps) => <Pair rule={rule} explained={EXPLAINED_EN} /> };
    }),
  ),
  fr: lazy(
    pageScript(async () => {
      const { EXPLAINED_FR } = await import("./examples/explained.fr.computed.ts");
      return { default: ({ rule }: RuleExampleProps) => <Pair rule={rule} explained={EXPLAINED_FR} /> };
    }),
  ),
} satisfies Readonly<Record<Language, unknown>>;

/** Draws the slip that a rule looks for, beside the same without it; with a link to our sample where that has it. */
export function RuleExample({ rule }: RuleExampleProps) {
  const texts = useRulesTexts();
  const language = useLanguage();
  const OwnPair = PAIRS[language];
  return (
    <div className={styles.example}>
      <OwnPair rule={rule} />
      {SAMPLE_RULES.includes(rule) && (
        <p>
          <Anchor component={Link} to={PATHS.sampleReport} inherit>
            {texts.onSample}
          </Anchor>
        </p>
      )}
    </div>
  );
}
