import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useFormsTexts } from "../../forms/use-forms-texts.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { SiteForm } from "../../forms/site-form.tsx";
import { useSiteForm } from "../../forms/use-site-form.ts";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import { OpinionThanks } from "./opinion-thanks.tsx";
import { StarRating } from "./star-rating.tsx";

/** Asks people for their opinion of the product. It is sent once all three parts are there. */
export function OpinionPage() {
  const texts = useFormsTexts();
  const [sent, setSent] = useState<"rewarded" | "unrewarded" | null>(null);
  const site = useSiteForm("opinion", (isUnrewarded) => setSent(isUnrewarded ? "unrewarded" : "rewarded"));
  const { form, isSending } = site;
  const isAlive = useIsAlive();
  if (sent) return <OpinionThanks isUnrewarded={sent === "unrewarded"} />;
  const isComplete = ["rating", "feedback", "email"].every((name) => form.values[name]?.trim());
  const ratingFault = form.errors["rating"];
  return (
    <ContentPage
      title={texts.opinion.title}
      description={texts.opinion.description}
      heading={texts.opinion.heading}
      lead={texts.opinion.lead}
    >
      <SiteForm site={site}>
        <StarRating
          value={form.values["rating"] ?? ""}
          fault={typeof ratingFault === "string" ? ratingFault : null}
          onChange={(stars) => form.setFieldValue("rating", stars)}
        />
        <Textarea
          label={texts.fields.feedback}
          placeholder={texts.opinion.placeholder}
          rows={5}
          required
          {...form.getInputProps("feedback")}
        />
        <TextInput
          label={texts.fields.email}
          description={texts.opinion.emailHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps("email")}
        />
        <SubmitButton isBusy={isSending} busy={texts.sending} disabled={isAlive && !isComplete}>
          {texts.opinion.submit}
        </SubmitButton>
      </SiteForm>
    </ContentPage>
  );
}
