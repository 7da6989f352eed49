import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useFormsTexts } from "../../forms/use-forms-texts.ts";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./opinion-page.module.css";

/** The thanks for an opinion: in place of its form, and where a browser without a script comes to. */
export function OpinionThanks({ isUnrewarded = false }: { readonly isUnrewarded?: boolean }) {
  const texts = useFormsTexts();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <PageHead title={texts.opinion.title} isPrivate />
      <h1 ref={headingRef} tabIndex={-1}>
        {texts.opinion.thanksTitle}
      </h1>
      {!isUnrewarded && <p className={styles.credits}>{texts.opinion.thanksText}</p>}
      <p>{isUnrewarded ? texts.opinion.thanksAgain : texts.opinion.thanksMore}</p>
      <Button component={Link} to={PATHS.home} size="md">
        {texts.opinion.home}
      </Button>
    </div>
  );
}
