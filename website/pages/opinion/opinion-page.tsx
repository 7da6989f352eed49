import { Button, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ContentPage } from "../../components/content-page.tsx";
import { SiteForm } from "../../forms/site-form.tsx";
import { useSiteForm } from "../../forms/use-site-form.ts";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import { OpinionThanks } from "./opinion-thanks.tsx";
import { StarRating } from "./star-rating.tsx";

/** What people think of the product. It is sent once all three parts are there. */
export function OpinionPage() {
  const { t } = useTranslation();
  const [isSent, setIsSent] = useState(false);
  const site = useSiteForm("opinion", () => setIsSent(true));
  const { form, isSending } = site;
  const isAlive = useIsAlive();
  if (isSent) return <OpinionThanks />;
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
        <Button type="submit" size="md" disabled={(isAlive && !isComplete) || isSending}>
          {isSending ? t("forms.sending") : t("forms.opinion.submit")}
        </Button>
      </SiteForm>
    </ContentPage>
  );
}
