import { Button } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { PATHS } from "../paths.ts";
import { sessionAtom } from "../session/session.ts";
import styles from "./floating-sign-up.module.css";
import { useScrolledPast } from "./use-scroll.ts";

const SHOWN_FROM_PX = 300;

/** Where somebody has a way on already, or needs the room: the button stays away this far around it. */
const CLEAR_OF = `#pricing, #end, footer, main a[href*="${PATHS.signUp}"], main form, main [data-size="lg"]`;
const CLEAR_PX = 120;

/** True while something that the button would cover or repeat is in view. */
function useIsInTheWay(): boolean {
  const { pathname } = useLocation();
  const [isInTheWay, setIsInTheWay] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
        setIsInTheWay(seen.size > 0);
      },
      { rootMargin: `${CLEAR_PX}px` },
    );
    for (const element of document.querySelectorAll(CLEAR_OF)) observer.observe(element);
    return () => observer.disconnect();
  }, [pathname]);
  return isInTheWay;
}

/** A way to sign up that comes along on long pages. Whoever has an account is left alone. */
export function FloatingSignUp() {
  const { t } = useTranslation();
  const isShown = useScrolledPast(SHOWN_FROM_PX);
  const isInTheWay = useIsInTheWay();
  const { status } = useAtomValue(sessionAtom);
  if (!isShown || isInTheWay || status === "signed-in") return null;
  return (
    <aside className={styles.place} aria-label={t("layout.header.create")}>
      <Button component={Link} to={PATHS.signUp} className={styles.button ?? ""} size="md" radius="xl">
        {t("layout.floating")}
      </Button>
    </aside>
  );
}
