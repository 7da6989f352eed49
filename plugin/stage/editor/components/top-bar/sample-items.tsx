import { type KeyboardEvent, useLayoutEffect, useRef } from "preact/compat";
import { openSample } from "../../actions/open.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import type { SampleId } from "../../state.ts";
import styles from "./file-menu.module.css";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The names of the samples in the visitor's language. */
export function useSampleNames(): Readonly<Record<SampleId, string>> {
  const texts = useTexts();
  return { "phone-checkout": texts.phoneSample, "desktop-dashboard": texts.desktopSample };
}

const itemsIn = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? []),
];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const items = itemsIn(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}

/** The open menu of samples: arrow keys go through it, Enter opens one, Escape leaves it. */
export function SampleItems({ onLeave }: { readonly onLeave: () => void }) {
  const stage = useStage();
  const texts = useTexts();
  const names = useSampleNames();
  const sample = useStageState((state) => state.sample);
  const ref = useRef<HTMLDivElement>(null);
  // Before the next key: whoever uses the keyboard may be fast.
  useLayoutEffect(() => itemsIn(ref.current)[0]?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" || event.key === "Tab") onLeave();
    moveFocus(event);
  };
  return (
    <div
      ref={ref}
      role="menu"
      className={styles.menu}
      aria-label={texts.samples}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {(Object.keys(names) as SampleId[]).map((id) => (
        <button
          key={id}
          type="button"
          role="menuitemradio"
          aria-checked={sample === id}
          className={styles.item}
          onClick={() => {
            onLeave();
            void openSample(stage, id);
          }}
        >
          {names[id]}
        </button>
      ))}
    </div>
  );
}
