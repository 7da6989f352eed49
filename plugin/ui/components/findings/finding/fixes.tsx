import { type ColorChange, isColorChange } from "../../../../../shared/mend/change.ts";
import { isOfOpinion } from "../../../../../shared/review/opinion-certainty.ts";
import type { Fix } from "../../../../../shared/review/fixes/fix.ts";
import { useContext } from "preact/hooks";
import { LibraryContext } from "../../../state/library/library-context.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { useComponent } from "../../../state/findings/use-component.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import { useFixes } from "../../../state/findings/use-fixes.ts";
import styles from "./fixes.module.css";
import { Icon } from "../../basics/icons/icon.tsx";

/** The colour as it is and as it would be. */
const Swatches = ({ from, to }: ColorChange) => (
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
  readonly isBusy: boolean;
}

/** The button goes when the finding is fixed: its row takes the focus before. */
const focusRow = (button: Element): void =>
  button.closest("[data-card]")?.querySelector<HTMLElement>("[data-finding]")?.focus({ preventScroll: true });

/** Makes the fix where all places of a component have it from: there it is not tried first, and can change more than it mends. */
function InComponent({ findingId, fix, isBusy }: Omit<FixRowProps, "isFirst">) {
  const { commands, texts } = usePanel();
  const component = useComponent(findingId, fix);
  if (!component || component.places === 1) return null;
  const { name, places } = component;
  return (
    <div class={styles.component}>
      <p>{texts.fixes.component(name, places)}</p>
      <button
        type="button"
        class={styles.other}
        disabled={isBusy}
        aria-label={texts.fixes.named(texts.fixes.makeInComponent, fix.title)}
        onClick={({ currentTarget }) => {
          focusRow(currentTarget);
          commands.makeFix(findingId, fix, "component");
        }}
      >
        {texts.fixes.makeInComponent}
      </button>
    </div>
  );
}

function FixRow({ findingId, fix, isFirst, isBusy }: FixRowProps) {
  const { commands, texts } = usePanel();
  const { title, effect, changes } = fix;
  const color = changes.find(isColorChange);
  const layers = new Set(changes.map(({ layer }) => layer)).size;
  return (
    <li class={styles.fix}>
      <p class={styles.title}>
        {title}
        {color && color.from !== color.to && <Swatches {...color} />}
      </p>
      <p class={styles.effect}>{effect}</p>
      <button
        type="button"
        class={isFirst ? styles.first : styles.other}
        disabled={isBusy}
        aria-label={texts.fixes.named(texts.fixes.make(layers), title)}
        onClick={({ currentTarget }) => {
          focusRow(currentTarget);
          commands.makeFix(findingId, fix, "layers");
        }}
      >
        {texts.fixes.make(layers)}
      </button>
      <InComponent findingId={findingId} fix={fix} isBusy={isBusy} />
    </li>
  );
}

interface FixesProps {
  /** Its advice says how to mend it by hand. */
  readonly finding: ShownFinding;
}

/** Offers the fixes that mend a finding at a click, the best first; else says how to mend it by hand. */
export function Fixes({ finding }: FixesProps) {
  const { id: findingId, fix: advice } = finding;
  const { state, texts } = usePanel();
  const isInLibrary = useContext(LibraryContext) !== null;
  const { fixes, isStale } = useFixes(finding);
  const isBusy = isStale || (state.fix !== null && state.fix.answer === null);
  if (!fixes || fixes.length === 0)
    return (
      <>
        <p>{advice}</p>
        {fixes === null && <p class={styles.effect}>{texts.fixes.looking}</p>}
      </>
    );
  return (
    <>
      {isOfOpinion(finding.certainty) && <p>{advice}</p>}
      <ul>
        {fixes.map((fix, index) => (
          <FixRow
            key={`${fix.kind} ${index}`}
            findingId={findingId}
            fix={fix}
            isFirst={index === 0}
            isBusy={isBusy}
          />
        ))}
      </ul>
      <p class={styles.effect}>{isInLibrary ? texts.fixes.undoInFile : texts.fixes.undo}</p>
    </>
  );
}
