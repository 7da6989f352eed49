import { Anchor } from "@mantine/core";
import { useState } from "react";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { LogoMark } from "../../../components/logo.tsx";
import { LiveFields } from "../../../hydration/live-fields.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { PATHS } from "../../../paths.ts";
import checkout from "../../../samples/checkout.webp";
import { JUDGED, type ShownFinding } from "./product.computed.ts";
import styles from "./product.module.css";

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** The screen, moved until the finding is in view, with the crosshair around its layer. */
function Screen({ place }: Pick<ShownFinding, "place">) {
  const texts = useFrontTexts();
  const { size } = JUDGED[useLanguage()];
  const { x, y, width, height } = place;
  return (
    <div className={styles.screen}>
      <div
        className={styles.moved}
        style={{ "--at": y + height / 2, "--ratio": size.height / size.width } as React.CSSProperties}
      >
        <img src={checkout} width={size.width * 2} height={size.height * 2} alt={texts.landing.hero.screen} />
        <span
          className={styles.crosshair}
          style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
        />
      </div>
    </div>
  );
}

/** The product at work: a real screen, what the engine finds on it, and where. A click on a finding leads to its layer. */
export function Product() {
  const texts = useFrontTexts();
  const { count, shown } = JUDGED[useLanguage()];
  const [open, setOpen] = useState(shown[0]?.rule);
  const finding = shown.find(({ rule }) => rule === open) ?? shown[0];
  if (!finding) return null;
  return (
    <div className={styles.product}>
      <Screen place={finding.place} />
      <div className={styles.panel}>
        <p className={styles.head}>
          <LogoMark sizePx={20} />
          <strong>{texts.landing.hero.sample}</strong>
          <span>{texts.landing.hero.count({ count })}</span>
        </p>
        <LiveFields>
          <ul className={styles.findings}>
            {shown.map(({ rule, aspect, title, problem, fix }) => (
              <li key={rule} data-open={rule === finding.rule || undefined}>
                <button type="button" aria-expanded={rule === finding.rule} onClick={() => setOpen(rule)}>
                  {title}
                  <span>{texts.aspects[aspect]}</span>
                </button>
                {rule === finding.rule && (
                  <div className={styles.says}>
                    <p>{problem}</p>
                    <p className={styles.fix}>{fix}</p>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </LiveFields>
        <Anchor component={Link} to={PATHS.sampleReport} className={styles.whole ?? ""}>
          {texts.landing.hero.whole}
        </Anchor>
      </div>
    </div>
  );
}
