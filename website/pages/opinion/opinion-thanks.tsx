import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./opinion-page.module.css";

/** The thanks for an opinion: in place of its form, and where a browser without a script comes to. */
export function OpinionThanks({ isUnrewarded = false }: { readonly isUnrewarded?: boolean }) {
  const { t } = useTranslation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <PageHead title={t("forms.opinion.title")} isPrivate />
      <h1 ref={headingRef} tabIndex={-1}>
        {t("forms.opinion.thanksTitle")}
      </h1>
      {!isUnrewarded && <p className={styles.credits}>{t("forms.opinion.thanksText")}</p>}
      <p>{t(isUnrewarded ? "forms.opinion.thanksAgain" : "forms.opinion.thanksMore")}</p>
      <Button component={Link} to={PATHS.home} size="md">
        {t("forms.opinion.home")}
      </Button>
    </div>
  );
}
