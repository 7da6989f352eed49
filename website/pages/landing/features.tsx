import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ASPECTS } from "../../../shared/review/rule.ts";
import type { Box, SceneNode } from "../../../shared/scene/scene.ts";
import { useLanguage } from "../../language/use-language.ts";
import { PATHS } from "../../paths.ts";
import { checkout } from "./demo/checkout.ts";
import { FOUND } from "./demo/found.computed.ts";
import type { DemoFinding } from "./demo/judge.ts";
import { SceneDrawing } from "./demo/scene-drawing.tsx";
import styles from "./features.module.css";
import { LandingSection } from "./section.tsx";

const TRUST = ["measured", "second", "unsure"] as const;

const PART_PX = { width: 375, height: 172 };

/** The part of the screen around what a finding speaks of, in the shape that all of them have. */
function partAround(screen: SceneNode, { layerIds }: DemoFinding): Box {
  const boxes = (screen.children ?? [])
    .flatMap((node) => [node, ...(node.children ?? [])])
    .filter(({ id }) => layerIds.includes(id))
    .map(({ box }) => box);
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const y = (top + bottom - PART_PX.height) / 2;
  return { x: 0, y: Math.max(0, Math.min(y, screen.box.height - PART_PX.height)), ...PART_PX };
}

/** One finding: the layer where it lies, what was found there, and what to do. */
function Found({ finding, screen }: { readonly finding: DemoFinding; readonly screen: SceneNode }) {
  const { t } = useTranslation();
  const { aspect, title, problem, fix, layerIds } = finding;
  return (
    <li className={styles.found}>
      <SceneDrawing screen={screen} label={title} part={partAround(screen, finding)} lit={layerIds} />
      <div className={styles.says}>
        <p className={styles.aspect}>{t(`landing.features.${aspect}.title`)}</p>
        <h3>{title}</h3>
        <p>{problem}</p>
        <p className={styles.fix}>{fix}</p>
      </div>
    </li>
  );
}

/** One finding of each kind, as the engine writes it; and how sure each verdict is. */
export function Features() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [screen] = checkout({ language }).frames;
  const findings = ASPECTS.flatMap((aspect) => FOUND[language].find((one) => one.aspect === aspect) ?? []);
  return (
    <LandingSection id="features" heading={t("landing.features.heading")} lead={t("landing.features.lead")}>
      <ul className={styles.aspects}>
        {screen && findings.map((finding) => <Found key={finding.rule} finding={finding} screen={screen} />)}
      </ul>
      <p className={styles.whole}>
        <Anchor component={Link} to={PATHS.sampleReport}>
          {t("landing.features.whole")}
        </Anchor>
      </p>
      <div className={styles.trust}>
        <h3 className={styles.trustHeading}>{t("landing.features.trust.heading")}</h3>
        <dl className={styles.levels}>
          {TRUST.map((level) => (
            <div key={level}>
              <dt data-level={level}>{t(`landing.features.trust.${level}.title`)}</dt>
              <dd>{t(`landing.features.trust.${level}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </LandingSection>
  );
}
