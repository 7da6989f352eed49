import { LANGUAGES, type Language } from "../../../../../shared/i18n/language.ts";
import { PRODUCT } from "../../../../../shared/product.ts";
import { pathIn } from "../../../../../shared/site-language.ts";
import { redo, undo } from "../../actions/edit.ts";
import { setLanguage, setTheme } from "../../actions/settings.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import { FileMenu } from "./file-menu.tsx";
import { IconButton } from "../icon-button.tsx";
import { LayersIcon, Mark, MoonIcon, RedoIcon, SunIcon, UndoIcon } from "../icons.tsx";
import styles from "./top-bar.module.css";

function Languages() {
  const stage = useStage();
  const texts = useTexts();
  const language = useStageState((state) => state.language);
  return (
    <select
      className={styles.language}
      aria-label={texts.language}
      value={language}
      onChange={(event) => setLanguage(stage, event.currentTarget.value as Language)}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code}>
          {code.toUpperCase()}
        </option>
      ))}
    </select>
  );
}

function ThemeSwitch() {
  const stage = useStage();
  const texts = useTexts();
  const isDark = useStageState((state) => state.theme === "dark");
  return (
    <IconButton
      label={isDark ? texts.toLight : texts.toDark}
      onClick={() => setTheme(stage, isDark ? "light" : "dark")}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}

function LayersSwitch() {
  const stage = useStage();
  const texts = useTexts();
  const areShown = useStageState((state) => state.areLayersShown);
  return (
    <IconButton
      className={styles.narrowOnly}
      label={areShown ? texts.hideLayers : texts.showLayers}
      isPressed={areShown}
      onClick={() => stage.store.set({ areLayersShown: !areShown, tab: "canvas" })}
    >
      <LayersIcon />
    </IconButton>
  );
}

/** Said where the visitor may only look. */
function AccessTag() {
  const { access } = useStage();
  const texts = useTexts();
  return access === "edit" ? null : <span className={styles.access}>{texts.access[access]}</span>;
}

/** The way from the stage to the plugin: its page of the community, or, while there is none, what the help says. */
function UseInFigma() {
  const texts = useTexts();
  const language = useStageState((state) => state.language);
  return (
    <a className={styles.use} href={PRODUCT.communityUrl ?? pathIn(language, "/help/install")}>
      {texts.useInFigma}
    </a>
  );
}

/** The bar on top: the product, the open design, and how the stage looks and speaks. */
export function TopBar() {
  const stage = useStage();
  const texts = useTexts();
  const canUndo = useStageState((state) => state.past.length > 0);
  const canRedo = useStageState((state) => state.future.length > 0);
  return (
    <header className={styles.bar}>
      <a className={styles.brand} href="/" title={texts.website}>
        <Mark />
        <span className={styles.word}>{PRODUCT.name}</span>
      </a>
      <span className={styles.divider} />
      <LayersSwitch />
      <FileMenu />
      <AccessTag />
      <span className={styles.space} />
      <div className={styles.history}>
        <IconButton label={texts.undo} isDisabled={!canUndo} onClick={() => undo(stage)}>
          <UndoIcon />
        </IconButton>
        <IconButton label={texts.redo} isDisabled={!canRedo} onClick={() => redo(stage)}>
          <RedoIcon />
        </IconButton>
      </div>
      <UseInFigma />
      <ThemeSwitch />
      <Languages />
    </header>
  );
}
