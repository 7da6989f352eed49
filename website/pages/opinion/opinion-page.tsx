import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useFormsTexts } from "../../forms/use-forms-texts.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { SiteForm } from "../../forms/site-form.tsx";
import { useSiteForm } from "../../forms/use-site-form.ts";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import { OpinionThanks } from "./opinion-thanks.tsx";
import styles from "./star-rating.module.css";

const STARS = ["1", "2", "3", "4", "5"] as const;

interface StarRatingProps {
  /** One of the stars, or empty. */
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
}

/** Five stars, as the radio buttons that they are: arrow keys choose. */
function StarRating({ value, fault, onChange }: StarRatingProps) {
  const texts = useFormsTexts();
  return (
    <fieldset className={styles.rating}>
      <legend>
        {texts.opinion.rating} <span aria-hidden="true">*</span>
      </legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} data-filled={star <= value || undefined}>
            <input
              type="radio"
              name="rating"
              required
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={texts.opinion.stars({ count: Number(star) })}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 2.800 2.850 5.900 6.350.850-4.650 4.500 1.150 6.450L12 17.400 6.300 20.500l1.150-6.450L2.800 9.550l6.350-.850z" />
            </svg>
          </label>
        ))}
      </div>
      {fault && <p className={styles.fault}>{fault}</p>}
    </fieldset>
  );
}

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
        <SubmitButton
          isBusy={isSending}
          busy={texts.sending}
          missing={isAlive && !isComplete ? texts.opinion.missing : null}
        >
          {texts.opinion.submit}
        </SubmitButton>
      </SiteForm>
    </ContentPage>
  );
}
