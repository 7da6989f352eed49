import { Button } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { useFrontTexts } from "../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { PATHS } from "../paths.ts";
import { sessionAtom } from "../session/session.ts";
import styles from "./floating-sign-up.module.css";
import { onScroll, useScrolledPast } from "./use-scroll.ts";

const SHOWN_FROM_PX = 300;

/** Where somebody has a way on already, or needs the room: the button stays away this far around it. */
const CLEAR_OF = `#pricing, #end, footer, main a[href*="${PATHS.signUp}"], main form, main [data-size="lg"]`;
const CLEAR_PX = 120;

const isInView = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > -CLEAR_PX && top < window.innerHeight + CLEAR_PX;
};

/** True while something that the button would cover or repeat is in view. */
const useIsInTheWay = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => [...document.querySelectorAll(CLEAR_OF)].some(isInView),
    () => false,
  );

/** A way to sign up that comes along on long pages. Whoever has an account is left alone. */
export function FloatingSignUp() {
  const texts = useFrontTexts();
  const isShown = useScrolledPast(SHOWN_FROM_PX);
  const isInTheWay = useIsInTheWay();
  const { status } = useAtomValue(sessionAtom);
  if (!isShown || isInTheWay || status === "signed-in") return null;
  return (
    <aside className={styles.place} aria-label={texts.layout.header.create}>
      <Button component={Link} to={PATHS.signUp} className={styles.button ?? ""} size="md" radius="xl">
        {texts.layout.floating}
      </Button>
    </aside>
  );
}
