import { Button, Fieldset, Rating, Textarea, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/content-page.tsx";
import { FailureAlert } from "../../components/failure-alert.tsx";
import { Honeypot } from "../../forms/honeypot.tsx";
import formStyles from "../../forms/site-form.module.css";
import { useSiteForm } from "../../forms/use-site-form.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./opinion-page.module.css";

function Thanks() {
  const { t } = useTranslation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <PageHead title={t("forms.opinion.title")} isPrivate />
      <h1 ref={headingRef} tabIndex={-1}>
        {t("forms.opinion.thanksTitle")}
      </h1>
      <p className={styles.credits}>{t("forms.opinion.thanksText")}</p>
      <p>{t("forms.opinion.thanksMore")}</p>
      <Button component={Link} to={PATHS.home} size="md">
        {t("forms.opinion.home")}
      </Button>
    </div>
  );
}

/** What people think of the product. It is sent once all three parts are there. */
export function OpinionPage() {
  const { t } = useTranslation();
  const { form, submit, failure, state } = useSiteForm("opinion");
  if (state === "sent") return <Thanks />;
  const isSending = state === "sending";
  const isComplete = ["rating", "feedback", "email"].every((name) => form.values[name]?.trim());
  const ratingFault = form.errors["rating"];
  return (
    <ContentPage
      title={t("forms.opinion.title")}
      description={t("forms.opinion.description")}
      heading={t("forms.opinion.heading")}
      lead={t("forms.opinion.lead")}
    >
      <form className={`${formStyles.form} ${styles.form}`} onSubmit={submit} noValidate>
        <FailureAlert>{failure}</FailureAlert>
        <Fieldset variant="unstyled" legend={t("forms.opinion.rating")}>
          <Rating
            size="xl"
            value={Number(form.values["rating"])}
            onChange={(stars) => form.setFieldValue("rating", String(stars))}
            getSymbolLabel={(stars) => t("forms.opinion.stars", { count: stars })}
          />
          {ratingFault && <p className={styles.fault}>{ratingFault}</p>}
        </Fieldset>
        <Textarea
          label={t("forms.fields.feedback")}
          placeholder={t("forms.opinion.placeholder")}
          rows={5}
          required
          {...form.getInputProps("feedback")}
        />
        <TextInput
          label={t("forms.fields.email")}
          description={t("forms.opinion.emailHint")}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps("email")}
        />
        <Honeypot form={form} />
        <Button type="submit" size="md" disabled={!isComplete || isSending}>
          {isSending ? t("forms.sending") : t("forms.opinion.submit")}
        </Button>
      </form>
    </ContentPage>
  );
}
