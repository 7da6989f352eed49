import type { CauseGroup } from "../../../../../shared/review/across-screens.ts";
import type { Severity } from "../../../../../shared/review/rule.ts";
import type { Row } from "../../../state/findings/shown-rows.ts";
import { partsOfCause } from "../../../state/findings/cause-parts.ts";
import { useMendable } from "../../../state/findings/use-offers.ts";
import { nameOfLayers } from "../../../state/findings/names-apart.ts";
import { useMemo } from "preact/hooks";
import { ManyFixes } from "../fixes/safe-fixes.tsx";
import { DismissForm } from "../../kept/dismiss-form.tsx";
import { FindingRow } from "./finding-row.tsx";
import { usePanel } from "../../../state/use-panel.ts";
import styles from "./cause-card.module.css";
import { LayerLinks } from "./layer-links.tsx";

export interface CauseRow extends Row {
  readonly cause: CauseGroup;
}

interface CauseCardProps {
  readonly row: CauseRow;
  readonly within: Severity | undefined;
}

/** One cause on one or several screens: its row opens the places, screen by screen. */
export function CauseCard({ row: { key, state: is, cause }, within }: CauseCardProps) {
  const { state, commands, texts } = usePanel();
  const mendable = useMendable();
  const { worst, screens } = cause;
  const isOpen = state.opened.includes(key);
  const parts = useMemo(() => partsOfCause(cause), [cause]);
  const found = screens.flatMap(({ findings }) => findings);
  const layers = found.flatMap((one) => one.layers);
  const finding = { ...worst, layers };
  const toggle = isOpen ? commands.closeFinding : commands.openFinding;
  const where =
    screens.length > 1
      ? nameOfLayers(layers.slice(0, 1), texts)
      : `${nameOfLayers(layers, texts)} · ${screens[0].name}`;
  return (
    <FindingRow
      name={key}
      finding={finding}
      within={within}
      concerned={where}
      screens={screens.length}
      isMendable={found.some(({ id }) => mendable.has(id))}
      state={is}
      isOpen={isOpen}
      onToggle={() => toggle({ key, layers: [] })}
    >
      <div class={styles.body}>
        <p>{worst.problem}</p>
        <p>{worst.fix}</p>
        {state.screen === "results" && is === "open" && (
          <div class={styles.ways}>
            <ManyFixes parts={parts} />
            <DismissForm finding={finding} />
          </div>
        )}
        <ul>
          {screens.map(({ id, name, findings }) => (
            <li key={id} class={styles.screen}>
              <p class={styles.name}>{name}</p>
              <LayerLinks layers={findings.flatMap((one) => one.layers)} />
            </li>
          ))}
        </ul>
      </div>
    </FindingRow>
  );
}
