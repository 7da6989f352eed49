import type { CauseGroup, ConcernedScreen } from "../../../../../shared/review/across-screens.ts";
import type { Finding } from "../../../../../shared/review/report.ts";
import { nameOfLayers } from "../../../state/findings/names-apart.ts";
import { useMemo } from "preact/hooks";
import { ManyFixes } from "../fixes/safe-fixes.tsx";
import { DismissForm } from "../../kept/dismiss-form.tsx";
import { FindingRow } from "./finding-row.tsx";
import { usePanel } from "../../../state/use-panel.ts";
import styles from "./cause-card.module.css";
import { LayerLinks } from "./layer-links.tsx";

function Screen({ screen: { id, name, findings } }: { readonly screen: ConcernedScreen }) {
  const { commands, texts } = usePanel();
  return (
    <li class={styles.screen}>
      <button
        type="button"
        class={styles.name}
        onClick={() => commands.showFrame(id)}
        title={texts.results.showScreen(name)}
      >
        {name}
      </button>
      <LayerLinks layers={findings.flatMap(({ layers }) => layers)} />
    </li>
  );
}

interface CauseCardProps {
  readonly cause: CauseGroup;
  /** The findings that are not fixed or gone. */
  readonly open: ReadonlySet<Finding>;
}

/** One cause on one or several screens: its row opens the places, screen by screen. */
export function CauseCard({ cause, open }: CauseCardProps) {
  const { state, commands, texts } = usePanel();
  const { worst, screens, places } = cause;
  const key = `cause ${screens[0].id} ${screens[0].findings[0].id}`;
  const isOpen = state.opened.includes(key);
  const isDone = screens.every(({ findings }) => findings.every((finding) => !open.has(finding)));
  const parts = useMemo(
    () => screens.map(({ id, findings }) => ({ frameId: id, findingIds: findings.map((one) => one.id) })),
    [screens],
  );
  const layers = screens.flatMap(({ findings }) => findings.flatMap((one) => one.layers));
  const toggle = isOpen ? commands.closeFinding : commands.openFinding;
  const layer = nameOfLayers(worst.layers.slice(0, 1), texts);
  const where =
    screens.length > 1
      ? texts.results.onScreens(layer, screens.length)
      : [screens[0].name, places === 1 && layer].filter(Boolean).join(" · ");
  return (
    <FindingRow
      name={key}
      finding={worst}
      title={texts.live.times(worst.title, places)}
      concerned={where}
      isDone={isDone}
      isOpen={isOpen}
      onToggle={() => toggle({ key, layers: [] })}
    >
      <div class={styles.body}>
        <p>{worst.problem}</p>
        <p>{worst.fix}</p>
        {state.screen === "results" && !isDone && (
          <div class={styles.ways}>
            <ManyFixes parts={parts} />
            <DismissForm finding={{ ...worst, layers }} />
          </div>
        )}
        <ul>
          {screens.map((screen) => (
            <Screen key={screen.id} screen={screen} />
          ))}
        </ul>
      </div>
    </FindingRow>
  );
}
