import { groupBy } from "../../../../shared/group-by.ts";
import { acrossScreens } from "../../../../shared/review/across-screens.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import { bySeverity } from "../../../../shared/review/rule.ts";
import { type FixCare, useFixCares } from "../../state/findings/use-offers.ts";
import { usePanel } from "../../state/use-panel.ts";
import { isReviewed, reviewsOf, type PanelState } from "../../state/panel-state.ts";
import { nameOfLayers } from "../../state/findings/names-apart.ts";
import { useNamesApart } from "../findings/finding/finding-card.tsx";
import { FindingRow } from "../findings/finding/finding-row.tsx";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import styles from "./gravest.module.css";

/** So many show what there is without a click, and leave room for the way on. */
const GRAVEST_SHOWN = 6;

interface Found {
  readonly frameId: string;
  readonly finding: Finding;
}

/** Findings that are one row. */
type Alike = readonly [Found, ...Found[]];

/**
 * The gravest findings of all screens that were checked, each with its screen: on several, those of one cause are one row.
 * Where not all have room, those of one title are one row, each severity by itself: what is counted above by severity is found
 * again below.
 */
function gravestOf(state: PanelState): readonly Alike[] {
  const reports = reviewsOf(state).map(({ report }) => report);
  const causes =
    reports.length > 1
      ? acrossScreens(reports).map(({ screens }) =>
          screens.flatMap(({ id, findings }) => findings.map((finding) => ({ frameId: id, finding }))),
        )
      : reports.flatMap(({ id, findings }) =>
          findings.filter(({ isDetail }) => !isDetail).map((finding) => [{ frameId: id, finding }]),
        );
  const rows = causes
    .flatMap((cause) => [...groupBy(cause, ({ finding }) => finding.severity).values()])
    .toSorted(([a], [b]) => bySeverity(a.finding, b.finding));
  if (rows.length <= GRAVEST_SHOWN) return rows;
  const alike = groupBy(rows.flat(), ({ finding: { severity, title } }) => `${severity} ${title}`);
  return [...alike.values()].slice(0, GRAVEST_SHOWN);
}

/** Of several fixes, one that is to be checked has the say. */
const careOfAll = (cares: readonly (FixCare | undefined)[]): FixCare | undefined =>
  cares.find((care) => care === "check") ?? cares.find((care) => care !== undefined);

/** The gravest findings of what is selected, at once: each row leads into the results. */
export function Gravest() {
  const { state, commands, texts } = usePanel();
  const cares = useFixCares();
  const rows = isReviewed(state) ? gravestOf(state) : [];
  const names = useNamesApart(
    rows.filter(({ length }) => length === 1).map(([{ finding }]) => ({ key: finding.id, finding })),
  );
  if (rows.length === 0) return null;
  /** Opens the gravest finding of a row in the results of its screen, where the others follow; of several screens, shows all of its title. */
  const open = ([{ frameId, finding }]: Alike, screens: number) => {
    commands.showLiveResults();
    if (screens > 1) return commands.search(finding.title);
    if (state.scene?.frames.length !== 1) commands.showFrame(frameId);
    return commands.openFinding({ key: finding.id, layers: finding.layers });
  };
  return (
    <ul class={styles.rows} aria-label={texts.live.gravest}>
      {rows.map((row) => {
        const [{ frameId, finding }] = row;
        const { id, title } = finding;
        const [first] = finding.layers;
        const screens = new Set(row.map((one) => one.frameId)).size;
        const layers = nameOfLayers(
          screens > 1 ? finding.layers.slice(0, 1) : row.flatMap((one) => one.finding.layers),
          texts,
        );
        return (
          <FindingRow
            key={`${frameId} ${id}`}
            name={id}
            finding={finding}
            title={screens > 1 ? title : texts.live.times(title, row.length)}
            concerned={screens > 1 ? texts.results.onScreens(layers, screens) : (names.get(id) ?? layers)}
            care={careOfAll(row.map((one) => cares.get(one.finding.id)))}
            hint={first && texts.results.showLayer(shownName(first))}
            onToggle={() => open(row, screens)}
          />
        );
      })}
    </ul>
  );
}
