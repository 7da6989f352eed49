import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../../language/use-language.ts";
import { PATHS } from "../../paths.ts";
import { checkout, FIXED } from "../landing/demo/checkout.ts";
import { FOUND } from "../landing/demo/found.computed.ts";
import { SceneDrawing } from "../landing/demo/scene-drawing.tsx";
import styles from "./rule-example.module.css";
import { SAMPLE_EXAMPLES } from "./sample-examples.computed.ts";
import { SamplePicture } from "./sample-picture.tsx";

/** A finding of the rule on the screen of the front page; nothing where there is none. */
function DrawnExample({ rule }: { readonly rule: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const finding = FOUND[language].find((one) => one.rule === rule);
  const [bad] = checkout({ language }).frames;
  const [good] = checkout({ language, note: FIXED }).frames;
  if (!finding || !bad || !good) return null;
  return (
    <figure className={styles.example}>
      <div className={styles.screens}>
        <SceneDrawing screen={bad} label={finding.title} lit={finding.layerIds} />
        {rule === "text-contrast" && <SceneDrawing screen={good} label={t("rules.mended")} />}
      </div>
      <figcaption>
        {finding.problem} {finding.fix}
      </figcaption>
    </figure>
  );
}

/** A screen on which the engine finds what the rule looks for, with its words; nothing where there is none yet. */
export function RuleExample({ rule }: { readonly rule: string }) {
  const { t } = useTranslation();
  const example = SAMPLE_EXAMPLES[useLanguage()][rule];
  if (!example || rule === "text-contrast") return <DrawnExample rule={rule} />;
  return (
    <figure className={styles.example}>
      <div className={styles.sample}>
        <SamplePicture example={example} />
      </div>
      <figcaption>
        {example.problem} {example.fix}{" "}
        <Anchor component={Link} to={PATHS.sampleReport} inherit>
          {t("rules.onSample")}
        </Anchor>
      </figcaption>
    </figure>
  );
}
