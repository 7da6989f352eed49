import { send } from "../../protocol/bridge.ts";
import { useState } from "preact/hooks";
import { mayKeep } from "../../protocol/messages.ts";
import { Button } from "../components/basics/buttons.tsx";
import { InnerScreen } from "../components/basics/screen-head.tsx";
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

const OWNERS = ["usual", "file"] as const;

/** One's own settings; texts are checked while somebody types where the editor offers it, and the tick follows what that says. */
function UsualSettings() {
  const { state, commands, texts, language } = usePanel();
  const { usual, kept, isTypingChecked } = state;
  const { language: _, ...settings } = usual;
  const says = texts.settings;
  return (
    <>
      <p class="quiet">{kept.settings ? says.usualIdle : says.usualText}</p>
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
      {isTypingChecked !== null && (
        <ChoiceGroup legend={says.typing}>
          <TickBox
            isOn={isTypingChecked}
            isAgreedLater
            onChoose={(isChecked) => send("choose-typing", { isChecked })}
          >
            {says.typingChecked}
          </TickBox>
          <p class="quiet">{says.typingText}</p>
        </ChoiceGroup>
      )}
    </>
  );
}

/**
 * Settings of the file, for all who open it: the brief of the product, which is told to the model with every question, its house
 * rules, and settings of its own, which begin as one's own are now.
 */
function FileSettings() {
  const { state, commands, texts } = usePanel();
  const { usual, kept, rights } = state;
  const { language: _, ...own } = usual;
  const { settings } = kept;
  const canKeep = mayKeep(rights);
  const says = texts.settings;
  return (
    <>
      <DraftArea
        label={texts.brief.label}
        rows={3}
        maxLength={MOST_CHARACTERS}
        placeholder={texts.brief.hint}
        value={kept.brief}
        onSave={(brief) => commands.sayBrief(brief, canKeep)}
        says={canKeep ? texts.brief.kept : texts.brief.notKept}
      />
      <Button onClick={commands.showHouse}>{texts.house.open(kept.house.length)}</Button>
      <p class="quiet">{settings ? says.fileText : says.fileNone}</p>
      {settings && (
        <SettingsFields settings={settings} isFixed={!canKeep} onChoose={commands.chooseFileSettings} />
      )}
      {canKeep && (
        <Button onClick={() => commands.chooseFileSettings(settings ? null : own)}>
          {settings ? says.fileRemove : says.fileMake}
        </Button>
      )}
    </>
  );
}

export function SettingsScreen() {
  const { state, texts } = usePanel();
  const [owner, setOwner] = useState<(typeof OWNERS)[number]>(state.kept.settings ? "file" : "usual");
  return (
    <InnerScreen name={texts.settings.heading} foot={<Notice />}>
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
    </InnerScreen>
  );
}
