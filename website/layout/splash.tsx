import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT } from "../../shared/product.ts";
import { LogoMark } from "../components/logo.tsx";
import styles from "./splash.module.css";

/** The first thing of a visit: logo and a bar that fills in a second. It leaves without a script, too. */
export function Splash() {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  if (isOver) return null;
  return (
    <output
      className={styles.splash}
      onAnimationEnd={({ target, currentTarget }) => setIsOver(target === currentTarget)}
    >
      <span className={styles.name}>
        <LogoMark sizePx={40} />
        {PRODUCT.name}
      </span>
      <progress className={styles.bar} aria-label={t("layout.loading")} />
    </output>
  );
}
