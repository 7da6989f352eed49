import { Button } from "@mantine/core";
import { useState } from "react";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { LiveFields } from "../../../hydration/live-fields.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { colorOf, measure } from "../../blog/figures/measured.ts";
import { checkout, FIXED, FAINT } from "./checkout.ts";
import styles from "./lab.module.css";
import { SceneDrawing } from "./scene-drawing.tsx";
import { useJudge } from "./use-judge.ts";
import { fromHex, mix, quantize, toHex } from "../../../../shared/scene/color.ts";

const DARKEST = "#111827";

/** How many steps there are from the faint colour to the darkest. */
const STEPS = 100;

const mixedAt = (step: number): string =>
  toHex(quantize(mix(fromHex(FAINT), fromHex(DARKEST), step / STEPS)));

const distance = (one: string, other: string): number => {
  const [a, b] = [fromHex(one), fromHex(other)];
  return Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);
};

/** The step where the engine's own fix lies on the way. */
const FIXED_STEP = Array.from({ length: STEPS + 1 }, (_, step) => step).reduce((best, step) =>
  distance(mixedAt(step), FIXED) < distance(mixedAt(best), FIXED) ? step : best,
);

/** Within so many steps of the fix the colour is the fix itself: one that is almost the same would be a fault of its own. */
const SNAPS_STEPS = 8;

/** The colour after so many steps from the faint one. */
const shadeAt = (step: number): string =>
  Math.abs(step - FIXED_STEP) <= SNAPS_STEPS ? FIXED : mixedAt(step);

/** The ground of the screen. */
const GROUND = colorOf("#ffffff");

/** A screen, what the engine finds on it, and a colour to drag until it passes. */
export function Lab() {
  const texts = useFrontTexts();
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const [step, setStep] = useState(0);
  const [litRule, setLitRule] = useState<string | null>("text-contrast");
  const [{ findings, tookMs }, ask] = useJudge(language);
  const note = shadeAt(step);
  const measured = measure(colorOf(note), GROUND);
  const ratio = `${format.format(measured.ratio)}:1`;
  const lit = litRule === null ? [] : (findings.find(({ rule }) => rule === litRule)?.layerIds ?? []);
  const [screen] = checkout({ language, note }).frames;

  const change = (next: number): void => {
    setStep(next);
    setLitRule("text-contrast");
    ask(shadeAt(next));
  };

  return (
    <div className={styles.work}>
      <div className={styles.screen}>
        {screen && <SceneDrawing screen={screen} label={texts.landing.lab.screen} lit={lit} />}
      </div>
      <div className={styles.panel}>
        <LiveFields>
          <div className={styles.color}>
            <label htmlFor="lab-colour">{texts.landing.lab.drag}</label>
            <input
              id="lab-colour"
              type="range"
              min={0}
              max={STEPS}
              value={step}
              aria-valuetext={`${note}, ${ratio}`}
              onChange={({ currentTarget }) => change(Number(currentTarget.value))}
            />
            <p className={styles.ratio} data-passes={measured.isEnough || undefined}>
              <strong>{ratio}</strong>{" "}
              {measured.isEnough ? texts.landing.lab.passes : texts.landing.lab.needs}
            </p>
          </div>
          <div className={styles.actions}>
            <Button disabled={note === FIXED} onClick={() => change(FIXED_STEP)}>
              {texts.landing.lab.fix({ hex: FIXED })}
            </Button>
            <Button variant="default" disabled={step === 0} onClick={() => change(0)}>
              {texts.landing.lab.undo}
            </Button>
          </div>
        </LiveFields>
        <p className={styles.count} aria-live="polite">
          {texts.landing.lab.findings({ count: findings.length })}
          {tookMs !== null && <span>{texts.landing.lab.took({ ms: tookMs })}</span>}
        </p>
        <LiveFields>
          <ul className={styles.findings}>
            {findings.map(({ rule, aspect, title }) => (
              <li key={rule}>
                <button
                  type="button"
                  aria-pressed={rule === litRule}
                  onClick={() => setLitRule(rule === litRule ? null : rule)}
                >
                  <span className="quiet">{texts.aspects[aspect]}</span>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </LiveFields>
      </div>
    </div>
  );
}
