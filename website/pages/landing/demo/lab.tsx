import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LiveFields } from "../../../hydration/live-fields.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { colorOf, measure } from "../../blog/figures/measured.ts";
import { checkout, FAINT, FIXED } from "./checkout.ts";
import styles from "./lab.module.css";
import { SceneDrawing } from "./scene-drawing.tsx";
import { shadeAt, STEPS } from "./shade.ts";
import { useJudge } from "./use-judge.ts";
import { useRatio, SCREEN_GROUND } from "./use-ratio.ts";

/** A screen, what the engine finds on it, and a colour to drag until it passes. */
export function Lab() {
  const { t } = useTranslation();
  const language = useLanguage();
  const ratio = useRatio();
  const [step, setStep] = useState(0);
  const [fixed, setFixed] = useState(false);
  const [litRule, setLitRule] = useState<string | null>("text-contrast");
  const [{ findings, tookMs }, ask] = useJudge(language);
  const note = fixed ? FIXED : shadeAt(step);
  const { isEnough } = measure(colorOf(note), SCREEN_GROUND);
  const lit = litRule === null ? [] : (findings.find(({ rule }) => rule === litRule)?.layerIds ?? []);
  const [screen] = checkout({ language, note }).frames;

  const change = (next: string, at: number, isFixed: boolean): void => {
    setStep(at);
    setFixed(isFixed);
    setLitRule("text-contrast");
    ask(next);
  };

  return (
    <div className={styles.work}>
      <div className={styles.panel}>
        <div className={styles.screen}>
          {screen && <SceneDrawing screen={screen} label={t("landing.lab.screen")} lit={lit} />}
        </div>
        <LiveFields>
          <div className={styles.color}>
            <label htmlFor="lab-colour">{t("landing.lab.drag")}</label>
            <input
              id="lab-colour"
              type="range"
              min={0}
              max={STEPS}
              value={step}
              aria-valuetext={`${note}, ${ratio(note)}`}
              onChange={({ currentTarget }) =>
                change(shadeAt(Number(currentTarget.value)), Number(currentTarget.value), false)
              }
            />
            <p className={styles.ratio} data-passes={isEnough || undefined}>
              <strong>{ratio(note)}</strong> {t(isEnough ? "landing.lab.passes" : "landing.lab.needs")}
            </p>
          </div>
          <div className={styles.actions}>
            <Button disabled={fixed} onClick={() => change(FIXED, step, true)}>
              {t("landing.lab.fix", { hex: FIXED })}
            </Button>
            <Button variant="default" disabled={!fixed && step === 0} onClick={() => change(FAINT, 0, false)}>
              {t("landing.lab.undo")}
            </Button>
          </div>
        </LiveFields>
      </div>
      <div className={styles.panel}>
        <p className={styles.count} aria-live="polite">
          {t("landing.lab.findings", { count: findings.length })}
          {tookMs !== null && <span>{t("landing.lab.took", { ms: tookMs })}</span>}
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
                  <span className={styles.aspect}>{t(`reviews.aspects.${aspect}`)}</span>
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
