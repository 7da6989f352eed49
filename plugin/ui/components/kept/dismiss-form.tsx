import { useEffect, useRef, useState } from "preact/hooks";
import {
  DISMISSAL_REASONS,
  MAX_REASON_LENGTH,
  type DismissalReason,
  type DismissalScope,
} from "../../../../shared/review/dismissed/dismissal.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { usePanel } from "../../state/panel-context.ts";
import type { ShownFinding } from "../../state/findings/shown-finding.ts";
import { componentOfLayers } from "../../state/kept/component-of-layers.ts";
import { isOfOpenFile } from "../../state/panel-state.ts";
import { ruleOf } from "../../state/kept/rule-of.ts";
import { OneChoice } from "../basics/choices/one-choice.tsx";
import { QuietButton } from "../basics/buttons/quiet-button.tsx";
import styles from "./dismiss-form.module.css";

interface FormProps {
  readonly finding: ShownFinding;
  readonly onEnd: () => void;
}

/** No form of the browser's: the window of a plugin may not send any. */
function Form({ finding, onEnd }: FormProps) {
  const { state, commands, texts } = usePanel();
  const [scope, setScope] = useState<DismissalScope>("layer");
  const [reason, setReason] = useState<DismissalReason>("intended");
  const [words, setWords] = useState("");
  const says = texts.dismiss;
  const formRef = useRef<HTMLFieldSetElement>(null);
  // It opens below the button, where the panel may end.
  useEffect(() => formRef.current?.scrollIntoView({ block: "nearest" }), []);
  const layerIds = finding.layers.map(({ id }) => id);
  const component =
    state.screen === "results" && state.scene ? componentOfLayers(state.scene, layerIds) : null;
  const places = { layer: layerIds, component: component ? [component.id] : [], rule: [] };
  const [first] = finding.layers;
  const names = {
    layer: says.layers(layerIds.length),
    component: says.component(component?.name ?? ""),
    rule: says.rule,
  };
  const isWanting = reason === "own" && words.trim() === "";
  const dismiss = () => {
    commands.dismiss({
      rule: ruleOf(finding),
      scope,
      places: places[scope],
      reason,
      ...(reason === "own" && { words: words.trim() }),
      title: finding.title,
      place: first ? shownName(first) : "",
    });
    onEnd();
  };
  return (
    <fieldset ref={formRef} class={styles.form} aria-label={says.make}>
      <OneChoice
        legend={says.scope}
        values={component ? (["layer", "component", "rule"] as const) : (["layer", "rule"] as const)}
        names={names}
        chosen={scope}
        onChoose={setScope}
      />
      <OneChoice
        legend={says.reason}
        values={DISMISSAL_REASONS}
        names={says.reasons}
        chosen={reason}
        onChoose={setReason}
      />
      {reason === "own" && (
        <input
          class={styles.words}
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
  if (!isOfOpenFile(state) || state.rights !== "edit") return null;
  if (isOpen) return <Form finding={finding} onEnd={() => setOpen(false)} />;
  return (
    <div class={styles.open}>
      <QuietButton onClick={() => setOpen(true)}>{texts.dismiss.open}</QuietButton>
    </div>
  );
}
