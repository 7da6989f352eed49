import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT } from "../../shared/product.ts";
import { LogoMark } from "../components/logo.tsx";
import styles from "./splash.module.css";

const SPLASH_MS = 1000;
const STEPS = 20;

/** The first thing of a visit: logo and a bar that fills in a second. */
export function Splash() {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(
      () => setPercent(Math.min(100, Math.round(((performance.now() - startedAt) / SPLASH_MS) * 100))),
      SPLASH_MS / STEPS,
    );
    return () => clearInterval(timer);
  }, []);
  if (percent >= 100) return null;
  return (
    <div className={styles.splash}>
      <p className={styles.name}>
        <LogoMark sizePx={40} />
        {PRODUCT.name}
      </p>
      <progress className={styles.bar} max={100} value={percent} aria-label={t("layout.loading")} />
    </div>
  );
}
