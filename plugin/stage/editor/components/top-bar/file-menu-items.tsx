import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "preact/compat";
import { openSample } from "../../actions/open.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import type { SampleId } from "../../state.ts";
import styles from "./file-menu.module.css";
import { CheckIcon } from "../icons.tsx";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The names of the samples in the visitor's language. */
export function useSampleNames(): Readonly<Record<SampleId, string>> {
  const texts = useTexts();
  return { "phone-checkout": texts.phoneSample, "desktop-dashboard": texts.desktopSample };
}

const itemsIn = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const items = itemsIn(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}

interface ItemProps {
  /** Undefined for an item that cannot be chosen for good. */
  readonly isChosen?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Item({ isChosen, onClick, children }: ItemProps) {
  return (
    <button
      type="button"
      role={isChosen === undefined ? "menuitem" : "menuitemradio"}
      aria-checked={isChosen}
      className={styles.item}
      onClick={onClick}
    >
      <span className={styles.check}>{isChosen && <CheckIcon />}</span>
      <span>{children}</span>
    </button>
  );
}

interface FileMenuItemsProps {
  readonly onLeave: () => void;
  readonly onOpenFile: () => void;
}

/** The open menu: arrow keys go through it, Escape leaves it. */
export function FileMenuItems({ onLeave, onOpenFile }: FileMenuItemsProps) {
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
  const chooseSample = (id: SampleId) => {
    onLeave();
    void openSample(stage, id);
  };
  return (
    <div
      ref={ref}
      role="menu"
      className={styles.menu}
      aria-label={texts.file}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      <fieldset className={styles.group}>
        <legend className={styles.label}>{texts.samples}</legend>
        {(Object.keys(names) as SampleId[]).map((id) => (
          <Item key={id} isChosen={sample === id} onClick={() => chooseSample(id)}>
            {names[id]}
          </Item>
        ))}
      </fieldset>
      <hr className={styles.line} />
      <Item
        onClick={() => {
          onLeave();
          onOpenFile();
        }}
      >
        {texts.openFile}
        <span className={styles.hint}>{texts.openFileHint}</span>
      </Item>
    </div>
  );
}
