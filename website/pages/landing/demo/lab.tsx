import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LiveFields } from "../../../hydration/live-fields.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { colorOf, measure } from "../../blog/figures/measured.ts";
import { checkout, FAINT, FIXED, noteIn } from "./checkout.ts";
import styles from "./lab.module.css";
import { SceneDrawing } from "./scene-drawing.tsx";
import { shadeAt, STEPS } from "./shade.ts";
import { useJudge } from "./use-judge.ts";

const WHITE = colorOf("#ffffff");

function useRatio(): (hex: string) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (hex) => `${format.format(measure(colorOf(hex), WHITE).ratio)}:1`;
}

/** The same words before and after, each with what was measured. */
function Moment() {
  const { t } = useTranslation();
  const words = noteIn(useLanguage());
  const ratio = useRatio();
  return (
    <dl className={styles.moment}>
      {(
        [
          ["before", FAINT],
          ["after", FIXED],
        ] as const
      ).map(([when, hex]) => (
        <div key={when} data-when={when}>
          <dt>
            <svg className={styles.sample} viewBox="0 0 270 20" role="img" aria-label={words}>
              <text x="0" y="15" fontSize="14" fill={hex}>
                {words}
              </text>
            </svg>
          </dt>
          <dd>
            <strong>{ratio(hex)}</strong> {t(`landing.lab.${when}`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
  const { isEnough } = measure(colorOf(note), WHITE);
  const lit = litRule === null ? [] : (findings.find(({ rule }) => rule === litRule)?.layerIds ?? []);
  const [screen] = checkout({ language, note }).frames;

  const change = (next: string, at: number, isFixed: boolean): void => {
    setStep(at);
    setFixed(isFixed);
    setLitRule("text-contrast");
    ask(next);
  };

  return (
    <div className={styles.lab}>
      <Moment />
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
              <Button
                variant="default"
                disabled={!fixed && step === 0}
                onClick={() => change(FAINT, 0, false)}
              >
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
    </div>
  );
}
