import { Button } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PATHS } from "../paths.ts";
import { sessionAtom } from "../session/session.ts";
import styles from "./floating-sign-up.module.css";
import { useScrolledPast } from "./use-scroll.ts";

const SHOWN_FROM_PX = 300;

/** A way to sign up that comes along on long pages. Whoever has an account is left alone. */
export function FloatingSignUp() {
  const { t } = useTranslation();
  const isShown = useScrolledPast(SHOWN_FROM_PX);
  const { status } = useAtomValue(sessionAtom);
  if (!isShown || status === "signed-in") return null;
  return (
    <aside className={styles.place} aria-label={t("layout.header.create")}>
      <Button component={Link} to={PATHS.signUp} className={styles.button ?? ""} size="md" radius="xl">
        {t("layout.floating")}
      </Button>
    </aside>
  );
}
