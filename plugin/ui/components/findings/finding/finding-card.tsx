import { memo } from "preact/compat";
import { shownName } from "../../../../../shared/review/naming/shown-name.ts";
import { useMendable } from "../../../state/findings/use-offers.ts";
import { useFocusWhenDone } from "../../../state/findings/use-steps.ts";
import { FindingBody } from "./finding-body.tsx";
import { FindingRow, type FindingRowProps } from "./finding-row.tsx";
import { usePanel } from "../../../state/use-panel.ts";
import { inGroups, type Row } from "../../../state/findings/shown-rows.ts";
import type { Severity } from "../../../../../shared/review/rule.ts";
import { FindingGroup, useSlices } from "./finding-groups.tsx";
import { useMemo } from "preact/hooks";
import { nameOfConcerned, namesApart } from "../../../state/findings/names-apart.ts";

/** The names of what rows that read the same concern, by the keys of the rows. */
export function useNamesApart(rows: readonly Pick<Row, "key" | "finding">[]): ReadonlyMap<string, string> {
  const { texts, language } = usePanel();
  return useMemo(() => namesApart(rows, { texts, language }), [rows, texts, language]);
}

/** The rows of some findings, those of one title below one heading. */
export function FindingRows({ rows }: { readonly rows: readonly Row[] }) {
  const { state } = usePanel();
  const mendable = useMendable();
  const names = useNamesApart(rows);
  const groups = useMemo(() => inGroups(rows), [rows]);
  const draw = ({ key, finding, state: is, change }: Row, within?: Severity) => (
    <FindingCard
      key={key}
      name={key}
      finding={finding}
      within={within}
      state={is}
      isMendable={mendable.has(finding.id)}
      called={names.get(key)}
      change={change}
      isCurrent={key === state.current}
      isOpen={state.opened.includes(key)}
    />
  );
  return (
    <ul>
      {useSlices(groups, state.words).map((group) => (
        <FindingGroup key={group[0].key} group={group} draw={draw} />
      ))}
    </ul>
  );
}

interface FindingCardProps extends Omit<FindingRowProps, "concerned" | "hint" | "onToggle"> {
  /** The name of what it concerns, where another row reads the same. */
  readonly called?: string | undefined;
}

/** A finding: its row leads to the layer and opens the details. Rendered again only when something of it changed. */
const FindingCard = memo(function FindingCard({ called, ...row }: FindingCardProps) {
  const { name, finding, state, isCurrent = false, isOpen } = row;
  const { commands, texts, language } = usePanel();
  const { layers } = finding;
  const [first] = layers;
  const isDone = state !== "open";
  useFocusWhenDone(name, isDone && isCurrent);
  const toggle = isOpen ? commands.closeFinding : commands.openFinding;
  return (
    <FindingRow
      {...row}
      concerned={called ?? nameOfConcerned(finding, { texts, language })}
      hint={isOpen || isDone || !first ? undefined : texts.results.showLayer(shownName(first))}
      onToggle={() => toggle({ key: name, layers: isDone ? [] : layers })}
    >
      <FindingBody finding={finding} isDone={isDone} isCurrent={isCurrent} />
    </FindingRow>
  );
});
