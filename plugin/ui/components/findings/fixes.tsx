import { type ColourChange, isColourChange } from "../../../../shared/mend/change.ts";
import type { Fix } from "../../../../shared/review/fixes/fix.ts";
import { usePanel } from "../../state/panel-context.ts";
import { useFixes } from "../../state/findings/use-fixes.ts";
import styles from "./fixes.module.css";
import { Icon } from "../basics/icon.tsx";

/** The colour as it is and as it would be. */
const Swatches = ({ from, to }: ColourChange) => (
  <span class={styles.swatches} aria-hidden="true">
    <span class={styles.swatch} style={{ background: from }} />
    <Icon name="right" />
    <span class={styles.swatch} style={{ background: to }} />
  </span>
);

interface FixRowProps {
  readonly findingId: string;
  readonly fix: Fix;
  readonly isFirst: boolean;
}

function FixRow({ findingId, fix, isFirst }: FixRowProps) {
  const { state, commands, texts } = usePanel();
  const { title, effect, changes } = fix;
  const isBusy = state.fix !== null && state.fix.answer === null;
  const colour = changes.find(isColourChange);
  const layers = new Set(changes.map(({ layer }) => layer)).size;
  return (
    <li class={styles.fix}>
      <p class={styles.title}>
        {title}
        {colour && colour.from !== colour.to && <Swatches {...colour} />}
      </p>
      <p class={styles.effect}>{effect}</p>
      <button
        type="button"
        class={isFirst ? styles.first : styles.other}
        disabled={isBusy}
        aria-label={`${texts.fixes.make(layers)}: ${title}`}
        onClick={() => commands.makeFix(findingId, fix)}
      >
        {texts.fixes.make(layers)}
      </button>
    </li>
  );
}

interface FixesProps {
  readonly findingId: string;
  /** What to do by hand. */
  readonly advice: string;
}

/** What mends a finding at a click, the best first; else what to do by hand. */
export function Fixes({ findingId, advice }: FixesProps) {
  const { texts } = usePanel();
  const fixes = useFixes(findingId);
  if (!fixes || fixes.length === 0)
    return (
      <>
        <p>{advice}</p>
        {fixes === null && <p class={styles.effect}>{texts.fixes.looking}</p>}
      </>
    );
  return (
    <>
      <ul>
        {fixes.map((fix, index) => (
          <FixRow key={fix.kind} findingId={findingId} fix={fix} isFirst={index === 0} />
        ))}
      </ul>
      <p class={styles.effect}>{texts.fixes.undo}</p>
    </>
  );
}
