import { useEffect, useRef, useState } from "react";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { LogoMark } from "../../components/logo.tsx";
import styles from "./splash.module.css";

/** The first thing of a visit: logo and a bar that fills in a second. It leaves without a script, too. */
export function Splash() {
  const texts = useFrontTexts();
  const ref = useRef<HTMLOutputElement>(null);
  const [isOver, setIsOver] = useState(false);
  // The style sheet began before the script, and may have ended before it, too.
  useEffect(() => {
    const animations = ref.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => setIsOver(true));
  }, []);
  if (isOver) return null;
  return (
    <output ref={ref} className={styles.splash}>
      <span className={styles.name}>
        <LogoMark sizePx={40} />
        {PRODUCT.name}
      </span>
      <progress className={styles.bar} aria-label={texts.layout.loading} />
    </output>
  );
}
