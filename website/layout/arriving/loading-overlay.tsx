import { useEffect, useState } from "react";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { useLocation } from "react-router-dom";
import styles from "./loading-overlay.module.css";

const LOADING_MS = 800;

/** Lies over the page for a moment after each change of the path; the page is there below it. */
export function LoadingOverlay() {
  const texts = useFrontTexts();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<string | null>(null);
  const isLoading = shown !== pathname;
  useEffect(() => {
    const timer = setTimeout(() => setShown(pathname), LOADING_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  if (!isLoading) return null;
  return (
    <output className={styles.overlay} aria-busy="true">
      <span className={styles.veil} />
      <span className="visually-hidden">{texts.layout.loading}</span>
    </output>
  );
}
