import { useEffect, useState } from "preact/hooks";
import type { ProposedValue } from "../../../../shared/review/house/propose-values.ts";
import { usePanel } from "../../state/use-panel.ts";
import { inIdleAfter } from "../../state/reading/in-idle.ts";
import { Button, QuietButton } from "../basics/buttons.tsx";
import { TickBox } from "../basics/choices.tsx";
import styles from "./house.module.css";

interface TakeFromFileProps {
  readonly onKeep: (name: ProposedValue["name"], text: string) => unknown;
  readonly onClose: () => void;
}

/** So many layers have what was meant. */
const USUAL_USES = 3;

const isUsual = ({ uses, isNamed }: ProposedValue): boolean => isNamed || uses >= USUAL_USES;

const keyOf = ({ name, text }: ProposedValue): string => `${name} ${text}`;

const NAMES = ["fontSizes", "fontWeights", "radii", "gaps", "colors"] as const;

/** The values of the screens at hand: null while they are looked for. */
function useProposed(): readonly ProposedValue[] | null {
  const { state, engine } = usePanel();
  const { scene } = state;
  const [proposed, setProposed] = useState<readonly ProposedValue[] | null>(null);
  useEffect(() => {
    if (engine && scene) return inIdleAfter(0, () => engine.proposeValues(scene), setProposed);
  }, [engine, scene]);
  return proposed;
}

/** Proposes the values that the selected screens have; those that are ticked are kept. */
export function TakeFromFile({ onKeep, onClose }: TakeFromFileProps) {
  const { state, texts } = usePanel();
  const proposed = useProposed();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isOn = (one: ProposedValue): boolean => isUsual(one) !== turned.has(keyOf(one));
  const turn = (one: ProposedValue) => {
    const others = new Set(turned);
    if (!others.delete(keyOf(one))) others.add(keyOf(one));
    setTurned(others);
  };
  const keep = () => {
    for (const name of NAMES) {
      const ticked = (proposed ?? []).filter((one) => one.name === name && isOn(one));
      if (ticked.length > 0) onKeep(name, ticked.map(({ text }) => text).join(", "));
    }
    onClose();
  };
  if (!state.scene)
    return (
      <>
        <p aria-live="polite">{texts.house.takeNone}</p>
        <QuietButton onClick={onClose}>{texts.house.cancel}</QuietButton>
      </>
    );
  if (!proposed) return <p aria-live="polite">{texts.house.takeLooking}</p>;
  return (
    <>
      <p class={styles.quiet}>{texts.house.takeText}</p>
      {NAMES.filter((name) => proposed.some((one) => one.name === name)).map((name) => (
        <fieldset key={name} class={styles.group}>
          <legend class={styles.kind}>{texts.house.names[name]}</legend>
          {proposed
            .filter((one) => one.name === name)
            .map((one) => (
              <TickBox key={one.text} isOn={isOn(one)} onChoose={() => turn(one)}>
                {one.text} <span class={styles.quiet}>{texts.house.uses(one.uses)}</span>
              </TickBox>
            ))}
        </fieldset>
      ))}
      <div class={styles.buttons}>
        <Button onClick={keep}>{texts.house.takeKeep}</Button>
        <QuietButton onClick={onClose}>{texts.house.cancel}</QuietButton>
      </div>
    </>
  );
}
