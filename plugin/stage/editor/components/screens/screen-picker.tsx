import { useId } from "preact/compat";
import { chooseScreen, closePicker, offerPage } from "../../actions/open-fig.ts";
import { moveByArrows } from "../../keyboard/arrow-focus.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import type { Picker } from "../../state.ts";
import { IconButton } from "../icon-button.tsx";
import { CloseIcon } from "../icons.tsx";
import { Modal } from "../modal.tsx";
import { StaysHere } from "../notices.tsx";
import { ScreenGrid } from "./screen-grid.tsx";
import styles from "./screen-picker.module.css";

type PickerProps = Pick<Picker, "pages" | "pageId">;

function PickerPages({ pages, pageId }: PickerProps) {
  const stage = useStage();
  const texts = useTexts();
  return (
    <nav className={styles.pages} aria-label={texts.fig.pages}>
      <h3 className={styles.heading}>{texts.fig.pages}</h3>
      {/* The keys move the focus between the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul onKeyDown={moveByArrows}>
        {pages.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.page}
              aria-current={id === pageId ? "page" : undefined}
              onClick={() => void offerPage(stage, id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PickerScreens({ picker }: { readonly picker: Picker }) {
  const texts = useTexts();
  const { screens, pageId, pages, failure } = picker;
  const pageName = pages.find(({ id }) => id === pageId)?.name ?? "";
  const state = screens ? texts.fig.screenCount(screens.length) : texts.fig.readingPage(pageName);
  return (
    <section className={styles.screens} aria-label={texts.fig.screensOf(pageName)}>
      <div className={styles.pageBar}>
        <h3 className={styles.pageName}>{pageName}</h3>
        <output className={styles.count}>{failure ? "" : state}</output>
      </div>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {screens && screens.length > 0 && <ScreenGrid key={pageId} pageId={pageId} screens={screens} />}
      {screens?.length === 0 && failure === null && <p className={styles.none}>{texts.fig.noScreens}</p>}
      {!screens && failure === null && (
        <ul className={styles.grid} aria-hidden="true">
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <li key={key} className={styles.ghost} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenPicker({ picker }: { readonly picker: Picker }) {
  const stage = useStage();
  const texts = useTexts();
  const titleId = useId();
  return (
    <Modal className={styles.picker} titleId={titleId} onCancel={() => closePicker(stage)}>
      <div className={styles.bar}>
        <div className={styles.titles}>
          <h2 id={titleId} className={styles.title}>
            {picker.name}
          </h2>
          <p className={styles.ask}>{texts.fig.chooseScreen}</p>
        </div>
        <IconButton label={texts.fig.close} onClick={() => closePicker(stage)}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.body} data-single={picker.pages.length < 2 ? "" : undefined}>
        {picker.pages.length > 1 && <PickerPages pages={picker.pages} pageId={picker.pageId} />}
        <PickerScreens picker={picker} />
      </div>
      <div className={styles.foot}>
        <StaysHere />
        <button
          type="button"
          className={styles.whole}
          disabled={!picker.screens || picker.failure !== null}
          onClick={() => void chooseScreen(stage)}
        >
          {texts.fig.wholePage}
        </button>
      </div>
    </Modal>
  );
}

/** The choice of a screen of a file: its pages, and the screens of one of them. */
export function ScreenPicker() {
  const picker = useStageState((state) => state.picker);
  const isBusy = useStageState((state) => state.progress !== null);
  return picker && !isBusy ? <OpenPicker picker={picker} /> : null;
}
