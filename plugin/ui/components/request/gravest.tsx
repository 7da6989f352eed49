import { groupBy } from "../../../../shared/group-by.ts";
import { acrossScreens } from "../../../../shared/review/across-screens.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import { bySeverity, type Severity } from "../../../../shared/review/rule.ts";
import { useMendable } from "../../state/findings/use-offers.ts";
import { usePanel } from "../../state/use-panel.ts";
import { isReviewed, listedReviews, type PanelState } from "../../state/panel-state.ts";
import { keyOfCause } from "../../state/findings/cause-parts.ts";
import { nameOfConcerned, nameOfLayers } from "../../state/findings/names-apart.ts";
import { inLines, type Row } from "../../state/findings/shown-rows.ts";
import { useNumbers } from "../../state/findings/use-numbers.ts";
import { useNamesApart } from "../findings/finding/finding-card.tsx";
import { FindingGroup } from "../findings/finding/finding-groups.tsx";
import { FindingRow } from "../findings/finding/finding-row.tsx";
import { headingNames } from "../../../../shared/review/naming/heading-name.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import styles from "./gravest.module.css";

/** So many show what there is without a click, and leave room for the way on. */
const LINES_SHOWN = 12;

/** A finding, or on several screens those of one cause and severity. */
interface StartRow extends Row {
  /** Names its cause among those of several screens; null on one. */
  readonly causeKey: string | null;
  readonly frameIds: readonly [string, ...string[]];
  readonly finding: Finding;
}

type Sighting = Pick<StartRow, "finding" | "causeKey"> & { readonly frameId: string };

/** All but the details; where there is nothing else, these. */
function worthListing(findings: readonly Finding[]): readonly Finding[] {
  const told = findings.filter(({ isDetail }) => !isDetail);
  return told.length > 0 ? told : findings;
}

/** The worst findings of all screens that were checked, each with its screen: on several, those of one cause are one row. */
function gravestOf(state: PanelState): readonly StartRow[] {
  const reports = listedReviews(state).map(({ report }) => report);
  const causes = reports.length > 1 ? acrossScreens(reports) : [];
  const found: readonly (readonly Sighting[])[] =
    causes.length > 0
      ? causes.map((cause) =>
          cause.screens.flatMap(({ id, findings }) =>
            findings.map((finding) => ({ frameId: id, finding, causeKey: keyOfCause(cause) })),
          ),
        )
      : reports.flatMap(({ id, findings }) =>
          worthListing(findings).map((finding) => [{ frameId: id, finding, causeKey: null }]),
        );
  return found
    .flatMap((cause) => [...groupBy(cause, ({ finding }) => finding.severity).values()])
    .map(([first, ...others]): StartRow => ({
      key: first.finding.id,
      state: "open",
      change: null,
      finding: first.finding,
      causeKey: first.causeKey,
      count: others.length + 1,
      frameIds: [first.frameId, ...others.map(({ frameId }) => frameId)],
    }))
    .toSorted((a, b) => bySeverity(a.finding, b.finding));
}

/** The worst findings of what is selected, at once: each row leads into the results. */
export function Gravest() {
  const { state, commands, texts, language } = usePanel();
  const mendable = useMendable();
  const rows = isReviewed(state) ? gravestOf(state) : [];
  const names = useNamesApart(rows);
  const screenNames = headingNames(listedReviews(state).map(({ report }) => report));
  const groups = inLines(rows, LINES_SHOWN);
  useNumbers(groups.flatMap(([group, most]) => group.slice(0, most)));
  if (rows.length === 0) return null;
  /** Opens a finding in the results of its screen; one of several screens among what these have in common. */
  const open = ({ frameIds: [frameId], finding, causeKey }: StartRow, screens: number) => {
    commands.showLiveResults();
    if (screens > 1 && causeKey) return commands.openFinding({ key: causeKey, layers: finding.layers });
    if (state.scene?.frames.length !== 1) commands.showFrame(frameId);
    return commands.openFinding({ key: finding.id, layers: finding.layers });
  };
  const draw = (row: StartRow, within?: Severity) => {
    const { key, finding, frameIds } = row;
    const [first] = finding.layers;
    const screens = new Set(frameIds).size;
    const own = names.get(key) ?? nameOfConcerned(finding, { texts, language });
    const on = screenNames.size > 1 ? screenNames.get(frameIds[0]) : undefined;
    const name = on === undefined ? own : `${on} · ${own}`;
    return (
      <FindingRow
        key={`${frameIds[0]} ${key}`}
        name={key}
        finding={finding}
        within={within}
        concerned={screens > 1 ? nameOfLayers(finding.layers.slice(0, 1), texts) : name}
        screens={screens}
        isMendable={mendable.has(finding.id)}
        hint={first && texts.results.showLayer(shownName(first))}
        onToggle={() => open(row, screens)}
      />
    );
  };
  return (
    <ul class={styles.rows} aria-label={texts.live.gravest}>
      {groups.map(([group, most]) => (
        <FindingGroup key={`${group[0].frameIds[0]} ${group[0].key}`} group={group} most={most} draw={draw} />
      ))}
    </ul>
  );
}
