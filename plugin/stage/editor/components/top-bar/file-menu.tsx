import { type RefObject, useCallback, useEffect, useRef, useState } from "preact/compat";
import { openDropped } from "../../actions/open.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import { ChevronIcon, OpenIcon } from "../icons.tsx";
import styles from "./file-menu.module.css";
import { SampleItems, useSampleNames } from "./sample-items.tsx";

function useFileName(): string {
  const names = useSampleNames();
  const sample = useStageState((state) => state.sample);
  const name = useStageState((state) => state.document?.file.name ?? "");
  return sample ? names[sample] : name;
}

/** Closes the menu when the visitor turns elsewhere. */
function useClosing(ref: RefObject<HTMLDivElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    // The panel is a page of its own: its presses are not heard here, but the focus that goes there is.
    window.addEventListener("blur", close);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      window.removeEventListener("blur", close);
    };
  }, [ref, isOpen, close]);
}

/**
 * The open design, and the samples to open in its place. A menu and no list of the browser: that one opens another design
 * while arrow keys only move through it, and what the visitor had open would be gone.
 */
function Designs() {
  const texts = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const ref = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const fileName = useFileName();
  useClosing(ref, isOpen, close);
  const leave = () => {
    close();
    buttonRef.current?.focus();
  };
  return (
    <div className={styles.designs} ref={ref}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${texts.file}: ${fileName}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.name}>{fileName || texts.file}</span>
        <ChevronIcon />
      </button>
      {isOpen && <SampleItems onLeave={leave} />}
    </div>
  );
}

/** The open design, the way to the samples, and to a file of the visitor's own. */
export function FileMenu() {
  const stage = useStage();
  const texts = useTexts();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.around}>
      <Designs />
      <button
        type="button"
        className={styles.open}
        aria-label={texts.openYours}
        title={texts.openFileHint}
        onClick={() => inputRef.current?.click()}
      >
        <OpenIcon />
        <span className={styles.openWord}>{texts.openYours}</span>
      </button>
      <input
        ref={inputRef}
        type="file"
        accept=".fig,.json,application/json"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void openDropped(stage, file);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
