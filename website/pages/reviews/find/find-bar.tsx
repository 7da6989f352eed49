import { NativeSelect, TextInput } from "@mantine/core";
import { useReviewsTexts } from "../use-reviews-texts.ts";
import { ASPECTS, SEVERITIES, type Aspect, type Severity } from "../../../../shared/review/rule.ts";
import { SeverityTag } from "../screen/severity-tag.tsx";
import { LiveFields } from "../../../hydration/live-fields.tsx";
import styles from "./find-bar.module.css";
import { STATES, type Filters, type State } from "./filters.ts";

interface FindBarProps {
  readonly filters: Filters;
  readonly onFilter: (filters: Partial<Filters>) => void;
  /** The open findings of the whole review. */
  readonly open: readonly { readonly aspect: Aspect; readonly severity: Severity }[];
  /** How many there are in each state. */
  readonly counts: Readonly<Record<State, number>>;
}

function Severities({ filters, onFilter, open }: FindBarProps) {
  return (
    <div className={styles.chips}>
      {SEVERITIES.map((severity) => {
        const count = open.filter((finding) => finding.severity === severity).length;
        const isChosen = filters.severity === severity;
        if (count === 0 && !isChosen) return null;
        return (
          <button
            key={severity}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onFilter({ severity: isChosen ? null : severity })}
          >
            <SeverityTag severity={severity} /> <span className={styles.number}>{count}</span>
          </button>
        );
      })}
    </div>
  );
}

function Aspects({ filters, onFilter, open }: FindBarProps) {
  const texts = useReviewsTexts();
  const countOf = (aspect: Aspect) => open.filter((finding) => finding.aspect === aspect).length;
  const offered = ASPECTS.filter((aspect) => countOf(aspect) > 0 || filters.aspect === aspect);
  return (
    <div className={styles.chips}>
      {(["all", ...offered] as const).map((aspect) => (
        <button
          key={aspect}
          type="button"
          aria-pressed={filters.aspect === aspect}
          onClick={() => onFilter({ aspect })}
        >
          {aspect === "all" ? texts.reviews.view.allAspects : texts.reviews.aspects[aspect]}{" "}
          <span className={styles.number}>{aspect === "all" ? open.length : countOf(aspect)}</span>
        </button>
      ))}
    </div>
  );
}

function States({ filters, onFilter, counts }: FindBarProps) {
  const texts = useReviewsTexts();
  const offered = STATES.filter((state) => state === "open" || counts[state] > 0);
  if (offered.length < 2) return null;
  return (
    <NativeSelect
      id="findings-state"
      label={texts.reviews.view.show}
      value={filters.state}
      onChange={({ currentTarget }) => onFilter({ state: currentTarget.value as State })}
      data={offered.map((state) => ({
        value: state,
        label: texts.reviews.view[state]({ count: counts[state] }),
      }))}
    />
  );
}

/** Finds some of many findings: by words, severity, aspect, or by what became of them. */
export function FindBar(props: FindBarProps) {
  const texts = useReviewsTexts();
  const { filters, onFilter } = props;
  return (
    <section className={styles.bar} data-on-screen aria-label={texts.reviews.view.find}>
      <LiveFields>
        <div className={styles.fields}>
          <TextInput
            id="findings-search"
            name="search"
            type="search"
            label={texts.reviews.view.search}
            value={filters.words}
            onChange={({ currentTarget }) => onFilter({ words: currentTarget.value })}
          />
          <States {...props} />
        </div>
        <div className={styles.rows}>
          <Aspects {...props} />
          <Severities {...props} />
        </div>
      </LiveFields>
    </section>
  );
}
