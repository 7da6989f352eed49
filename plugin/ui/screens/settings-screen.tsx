import { send } from "../../protocol/bridge.ts";
import { useState } from "preact/hooks";
import { mayKeep, type ReviewSettings } from "../../protocol/messages.ts";
import { Button } from "../components/basics/buttons.tsx";
import { Screen } from "../components/basics/screen-head.tsx";
import { Notice } from "../components/basics/notice.tsx";
import { LANGUAGES } from "../../../shared/i18n/language.ts";
import { ChoiceGroup, OneChoice, TickBox } from "../components/basics/choices.tsx";
import { KeptDismissals } from "../components/kept/dismissed-list.tsx";
import { NotKept } from "../components/request/not-kept.tsx";
import { ReadOnlyLine } from "../components/kept/read-only-line.tsx";
import { SettingsFields } from "../components/settings/settings-fields.tsx";
import { usePanel } from "../state/use-panel.ts";
import styles from "./settings-screen.module.css";
import { DraftArea } from "../components/basics/fields.tsx";

/** The API takes no more. */
const MOST_CHARACTERS = 1500;

/** The brief of the product: kept in the file for all who open it, and told to the model with every question. */
function BriefField() {
  const { state, commands, texts } = usePanel();
  const isKept = mayKeep(state.rights);
  return (
    <DraftArea
      label={texts.brief.label}
      rows={3}
      maxLength={MOST_CHARACTERS}
      placeholder={texts.brief.hint}
      value={state.kept.brief}
      onSave={(brief) => commands.sayBrief(brief, isKept)}
      says={isKept ? texts.brief.kept : texts.brief.notKept}
    />
  );
}

/** Has texts checked while somebody types, where the editor offers it. The tick follows what the editor says. */
function TypingChoice() {
  const { state, texts } = usePanel();
  if (state.isTypingChecked === null) return null;
  return (
    <ChoiceGroup legend={texts.settings.typing}>
      <TickBox
        isOn={state.isTypingChecked}
        isAgreedLater
        onChoose={(isChecked) => send("choose-typing", { isChecked })}
      >
        {texts.settings.typingChecked}
      </TickBox>
      <p class={styles.quiet}>{texts.settings.typingText}</p>
    </ChoiceGroup>
  );
}

const OWNERS = ["usual", "file"] as const;

function UsualSettings() {
  const { state, commands, texts, language } = usePanel();
  const { usual, kept } = state;
  const { language: _, ...settings } = usual;
  return (
    <>
      <p class={styles.quiet}>{kept.settings ? texts.settings.usualIdle : texts.settings.usualText}</p>
      <SettingsFields
        settings={settings}
        onChoose={(chosen) => commands.chooseSettings({ ...usual, ...chosen })}
      />
      <OneChoice
        legend={texts.language.label}
        values={LANGUAGES}
        names={texts.language}
        chosen={language}
        onChoose={(one) => commands.chooseSettings({ ...usual, language: one })}
      />
      <NotKept />
      <TypingChoice />
    </>
  );
}

function SettingsOfFile({ settings }: { readonly settings: ReviewSettings }) {
  const { state, commands, texts } = usePanel();
  const isFixed = !mayKeep(state.rights);
  return (
    <>
      <p class={styles.quiet}>{texts.settings.fileText}</p>
      <SettingsFields settings={settings} isFixed={isFixed} onChoose={commands.chooseFileSettings} />
      {!isFixed && (
        <Button onClick={() => commands.chooseFileSettings(null)}>{texts.settings.fileRemove}</Button>
      )}
    </>
  );
}

/** A file gets settings of its own from those that are one's own now. */
function FileSettings() {
  const { state, commands, texts } = usePanel();
  const { usual, kept, rights } = state;
  const { language: _, ...settings } = usual;
  return (
    <>
      <BriefField />
      <Button onClick={commands.showHouse}>{texts.house.open(kept.house.length)}</Button>
      {kept.settings ? (
        <SettingsOfFile settings={kept.settings} />
      ) : (
        <>
          <p class={styles.quiet}>{texts.settings.fileNone}</p>
          {mayKeep(rights) && (
            <Button onClick={() => commands.chooseFileSettings(settings)}>{texts.settings.fileMake}</Button>
          )}
        </>
      )}
    </>
  );
}

/** Settings of this file and usual ones, and the list of dismissals in the file. */
export function SettingsScreen() {
  const { state, texts } = usePanel();
  const [owner, setOwner] = useState<(typeof OWNERS)[number]>(state.kept.settings ? "file" : "usual");
  return (
    <Screen name={texts.settings.heading} foot={<Notice />}>
      <ReadOnlyLine />
      <div class={styles.settings}>
        <OneChoice
          legend={texts.settings.whose}
          values={OWNERS}
          names={texts.settings.owners}
          chosen={owner}
          onChoose={setOwner}
        />
        {owner === "usual" ? <UsualSettings /> : <FileSettings />}
      </div>
      <KeptDismissals />
    </Screen>
  );
}
