import { mayKeep } from "../../../protocol/messages.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import {
  DISMISSAL_REASONS,
  MAX_REASON_LENGTH,
  type DismissalReason,
  type DismissalScope,
  wordIn,
} from "../../../../shared/review/dismissed/dismissal.ts";
import { LAYER_WORDS } from "../../../../shared/review/naming/layer-words.ts";
import type { SeenElement } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { usePanel } from "../../state/use-panel.ts";
import type { ShownFinding } from "../../state/findings/shown-finding.ts";
import { componentOfLayers } from "../../state/kept/component-of-layers.ts";
import { isOfOpenFile, type PanelState, shownReview } from "../../state/panel-state.ts";
import { OneChoice } from "../basics/choices.tsx";
import { QuietButton } from "../basics/buttons.tsx";
import styles from "./dismiss-form.module.css";

/** The rule of a finding: its id begins with it, as `rule@layer`. */
const ruleOf = ({ id }: { readonly id: string }): string => id.slice(0, id.indexOf("@"));

interface FormProps {
  readonly finding: ShownFinding;
  readonly onEnd: () => void;
}

/** The element that a finding on the screen that is shown speaks of. */
function takenFor({ layers }: ShownFinding, state: PanelState): SeenElement | undefined {
  const { elements = [] } = shownReview(state)?.report ?? {};
  const ids = new Set(layers.map(({ id }) => id));
  return state.screen === "results"
    ? elements.find((element) => element.layers.some(({ id }) => ids.has(id)))
    : undefined;
}

/** No form of the browser's: the window of a plugin may not send any. */
function Form({ finding, onEnd }: FormProps) {
  const { state, commands, texts, language } = usePanel();
  const [wanted, setWanted] = useState<DismissalScope>("layer");
  const [reason, setReason] = useState<DismissalReason>("intended");
  const [words, setWords] = useState("");
  const says = texts.dismiss;
  const formRef = useRef<HTMLFieldSetElement>(null);
  // It opens below the button, where the panel may end.
  useEffect(() => formRef.current?.scrollIntoView({ block: "nearest" }), []);
  const element = takenFor(finding, state);
  const isMisread = reason === "misread" && element !== undefined;
  const own = finding.layers.map(({ id }) => id);
  const layerIds = isMisread ? [...new Set([...own, ...element.layers.map(({ id }) => id)])] : own;
  const component =
    state.screen === "results" && state.scene ? componentOfLayers(state.scene, layerIds) : null;
  const word = state.screen === "results" ? wordIn(finding.evidence) : undefined;
  /** The ways to dismiss it: the places that are kept, and what each is called. */
  const ways = [
    ["layer", layerIds, says.layers(layerIds.length)] as const,
    ...(component ? [["component", [component.id], says.component(component.name)] as const] : []),
    ...(word === undefined || isMisread ? [] : [["word", [word], says.word(word)] as const]),
    ...(isMisread ? [] : [["rule", [], says.rule] as const]),
  ];
  const [scope, places] = ways.find(([one]) => one === wanted) ?? ["layer" as const, layerIds];
  const [first] = finding.layers;
  const reasons = DISMISSAL_REASONS.filter((one) => one !== "misread" || element !== undefined);
  const isWanting = reason === "own" && words.trim() === "";
  const dismiss = () => {
    commands.dismiss({
      rule: ruleOf(finding),
      scope,
      places,
      reason,
      ...(reason === "own" && { words: words.trim() }),
      ...(isMisread && { role: element.role }),
      title: finding.title,
      place: first ? shownName(first) : "",
    });
    onEnd();
  };
  return (
    <fieldset ref={formRef} class={styles.form} aria-label={says.make}>
      <OneChoice
        legend={says.scope}
        values={ways.map(([one]) => one)}
        names={Object.fromEntries(ways.map(([one, , name]) => [one, name]))}
        chosen={scope}
        onChoose={setWanted}
      />
      <OneChoice
        legend={says.reason}
        values={reasons}
        names={{
          ...says.reasons,
          ...(element && { misread: says.misread(LAYER_WORDS[language].kinds[element.role]) }),
        }}
        chosen={reason}
        onChoose={setReason}
      />
      {reason === "own" && (
        <input
          type="text"
          aria-label={says.words}
          placeholder={says.words}
          maxLength={MAX_REASON_LENGTH}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <p class={styles.keeps}>{says.keeps}</p>
      <div class={styles.ways}>
        <button type="button" class={styles.make} disabled={isWanting} onClick={dismiss}>
          {says.make}
        </button>
        <QuietButton onClick={onEnd}>{says.cancel}</QuietButton>
      </div>
    </fieldset>
  );
}

/** Dismisses a finding, where the design is at hand and may be changed. */
export function DismissForm({ finding }: { readonly finding: ShownFinding }) {
  const { state, texts } = usePanel();
  const [isOpen, setOpen] = useState(false);
  if (!isOfOpenFile(state) || !mayKeep(state.rights)) return null;
  if (isOpen) return <Form finding={finding} onEnd={() => setOpen(false)} />;
  return (
    <div class={styles.open}>
      <QuietButton onClick={() => setOpen(true)}>{texts.dismiss.open}</QuietButton>
    </div>
  );
}
