import { memo } from "preact/compat";
import { shownName } from "../../../../../shared/review/naming/shown-name.ts";
import { type FixCare, useFixCares } from "../../../state/findings/use-offers.ts";
import type { ListChange } from "../../../state/findings/listed-finding.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import { useFocusWhenDone } from "../../../state/findings/use-steps.ts";
import { FindingBody } from "./finding-body.tsx";
import { FindingRow } from "./finding-row.tsx";
import { usePanel } from "../../../state/use-panel.ts";
import type { Row } from "../../../state/findings/shown-rows.ts";
import { useEffect, useMemo, useState } from "preact/hooks";
import { nameOfLayers, namesApart } from "../../../state/findings/names-apart.ts";
import { shownReview } from "../../../state/panel-state.ts";

/** Rows made at once: more than are in sight, but not so many that typing would be held up. */
const SLICE = 24;

/**
 * The first items at once and the rest slice by slice, between which whatever waits is done first. Another `reason` for
 * the list, such as other words, begins anew.
 */
function useSlices<Item>(items: readonly Item[], reason: unknown): readonly Item[] {
  const [made, setMade] = useState({ reason, count: SLICE });
  const count = made.reason === reason ? made.count : SLICE;
  const isMore = count < items.length;
  useEffect(() => {
    if (!isMore) return;
    const timer = setTimeout(() => setMade({ reason, count: count + SLICE }));
    return () => clearTimeout(timer);
  }, [isMore, count, reason]);
  return isMore ? items.slice(0, count) : items;
}

/** The names of what rows that read the same concern, by the keys of the rows. */
export function useNamesApart(rows: readonly Pick<Row, "key" | "finding">[]): ReadonlyMap<string, string> {
  const { state, texts, language } = usePanel();
  const screen = shownReview(state);
  return useMemo(() => namesApart(rows, screen, { texts, language }), [rows, screen, texts, language]);
}

/** The rows of some findings. */
export function FindingRows({ rows }: { readonly rows: readonly Row[] }) {
  const { state } = usePanel();
  const cares = useFixCares();
  const names = useNamesApart(rows);
  return (
    <ul>
      {useSlices(rows, state.words).map(({ key, finding, state: is, change }) => (
        <FindingCard
          key={key}
          name={key}
          finding={finding}
          isDone={is !== "open"}
          care={cares.get(finding.id)}
          called={names.get(key)}
          change={change}
          isCurrent={key === state.current}
          isOpen={state.opened.includes(key)}
        />
      ))}
    </ul>
  );
}

interface FindingCardProps {
  /** Names the row. */
  readonly name: string;
  readonly finding: ShownFinding;
  readonly isDone: boolean;
  readonly care: FixCare | undefined;
  /** The name of what it concerns, where another row reads the same. */
  readonly called?: string | undefined;
  readonly change: ListChange | null;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
}

/** A finding: its row leads to the layer and opens the details. Rendered again only when something of it changed. */
const FindingCard = memo(function FindingCard(props: FindingCardProps) {
  const { name, finding, isDone, care, called, change, isCurrent, isOpen } = props;
  const { commands, texts } = usePanel();
  const { layers } = finding;
  const [first] = layers;
  useFocusWhenDone(name, isDone && isCurrent);
  const toggle = isOpen ? commands.closeFinding : commands.openFinding;
  return (
    <FindingRow
      name={name}
      finding={finding}
      concerned={called ?? nameOfLayers(layers, texts)}
      care={care}
      change={change}
      isDone={isDone}
      isCurrent={isCurrent}
      isOpen={isOpen}
      hint={isOpen || isDone || !first ? undefined : texts.results.showLayer(shownName(first))}
      onToggle={() => toggle({ key: name, layers: isDone ? [] : layers })}
    >
      <FindingBody finding={finding} isDone={isDone} />
    </FindingRow>
  );
});
