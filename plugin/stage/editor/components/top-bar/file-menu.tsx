import { type RefObject, useEffect, useRef, useState } from "preact/compat";
import { openDropped } from "../../actions/open.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import styles from "./file-menu.module.css";
import { FileMenuItems, useSampleNames } from "./file-menu-items.tsx";
import { ChevronIcon, OpenIcon } from "../icons.tsx";

function useFileName(): string {
  const names = useSampleNames();
  const sample = useStageState((state) => state.sample);
  const name = useStageState((state) => state.document?.file.name ?? "");
  return sample ? names[sample] : name;
}

/** Closes the menu when the visitor turns elsewhere. */
function useClosing(
  ref: RefObject<HTMLDivElement | null>,
  isOpen: boolean,
  close: (isOpen: false) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close(false);
    };
    // The panel is a page of its own: its presses are not heard here, but the focus that goes there is.
    const closeOnBlur = () => close(false);
    document.addEventListener("pointerdown", closeOutside);
    window.addEventListener("blur", closeOnBlur);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      window.removeEventListener("blur", closeOnBlur);
    };
  }, [ref, isOpen, close]);
}

/** The menu of designs: the samples, and a file of the visitor's own. */
export function FileMenu() {
  const stage = useStage();
  const texts = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const fileName = useFileName();
  useClosing(ref, isOpen, setIsOpen);
  const leave = () => {
    setIsOpen(false);
    buttonRef.current?.focus();
  };
  return (
    <div className={styles.around} ref={ref}>
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
      {isOpen && <FileMenuItems onLeave={leave} onOpenFile={() => inputRef.current?.click()} />}
      <button
        type="button"
        className={styles.open}
        aria-label={texts.openYours}
        onClick={() => inputRef.current?.click()}
      >
        <OpenIcon />
        <span className={styles.openWord}>{texts.openYours}</span>
      </button>
      <input
        ref={inputRef}
        type="file"
        accept=".fig,.json,application/json"
        className={styles.input}
        tabIndex={-1}
        aria-label={texts.openFile}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void openDropped(stage, file);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
