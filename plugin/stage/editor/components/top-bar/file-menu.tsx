import { useRef } from "preact/compat";
import { openDropped, openSample } from "../../actions/open.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import type { SampleId } from "../../state.ts";
import { OpenIcon } from "../icons.tsx";
import styles from "./file-menu.module.css";

/** The designs to choose from: the samples, and the visitor's own while it is open. */
function Designs() {
  const stage = useStage();
  const texts = useTexts();
  const sample = useStageState((state) => state.sample);
  const ownName = useStageState((state) => state.document?.file.name ?? "");
  const names: Readonly<Record<SampleId, string>> = {
    "phone-checkout": texts.phoneSample,
    "desktop-dashboard": texts.desktopSample,
  };
  return (
    <select
      className={styles.designs}
      aria-label={texts.file}
      value={sample ?? ""}
      onChange={({ currentTarget: { value } }) => value && void openSample(stage, value as SampleId)}
    >
      {sample === null && <option value="">{ownName || texts.file}</option>}
      <optgroup label={texts.samples}>
        {Object.entries(names).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
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
