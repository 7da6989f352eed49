import { Button, Textarea, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/content-page.tsx";
import { SiteForm } from "../../forms/site-form.tsx";
import { useSiteForm } from "../../forms/use-site-form.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { PATHS } from "../../paths.ts";
import { StarRating } from "./star-rating.tsx";
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
  const [isSent, setIsSent] = useState(false);
  const site = useSiteForm("opinion", () => setIsSent(true));
  const { form, isSending } = site;
  if (isSent) return <Thanks />;
  const isComplete = ["rating", "feedback", "email"].every((name) => form.values[name]?.trim());
  const ratingFault = form.errors["rating"];
  return (
    <ContentPage
      title={t("forms.opinion.title")}
      description={t("forms.opinion.description")}
      heading={t("forms.opinion.heading")}
      lead={t("forms.opinion.lead")}
    >
      <SiteForm site={site}>
        <StarRating
          value={form.values["rating"] ?? ""}
          fault={typeof ratingFault === "string" ? ratingFault : null}
          onChange={(stars) => form.setFieldValue("rating", stars)}
        />
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
        <Button type="submit" size="md" disabled={!isComplete || isSending}>
          {isSending ? t("forms.sending") : t("forms.opinion.submit")}
        </Button>
      </SiteForm>
    </ContentPage>
  );
}
