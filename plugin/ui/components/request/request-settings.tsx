import type { ReviewSettings } from "../../../protocol/messages.ts";
import { usePanel } from "../../state/panel-context.ts";
import { AspectChoice } from "../settings/aspect-choice.tsx";
import { DemandsChoice } from "../settings/demands-choice.tsx";
import styles from "./request-settings.module.css";

/** The choices that are made most often: of the file where it has settings, else one's own. */
export function RequestSettings() {
  const { state, commands, texts } = usePanel();
  const { settings, usual, kept, rights } = state;
  const isOfFile = kept.settings !== null;
  const choose = (chosen: ReviewSettings) => {
    if (isOfFile) commands.chooseFileSettings({ ...kept.settings, ...chosen });
    else commands.chooseSettings({ ...usual, ...chosen });
  };
  const { language: _, ...chosen } = settings;
  const props = { settings: chosen, isFixed: isOfFile && rights !== "edit", onChoose: choose };
  return (
    <>
      <AspectChoice {...props} />
      <DemandsChoice {...props} />
      {isOfFile && <p class={styles.note}>{texts.settings.inForce}</p>}
    </>
  );
}
