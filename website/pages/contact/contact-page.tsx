import { Anchor, Textarea, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useFormsTexts } from "../../forms/use-forms-texts.ts";
import { Link } from "react-router-dom";
import { PRODUCT } from "../../../shared/product.ts";
import { SentNote } from "../../components/answers/sent-note.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { ContentPage } from "../../components/page/content-page.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { SiteForm } from "../../forms/site-form.tsx";
import formStyles from "../../forms/site-form.module.css";
import { useSiteForm } from "../../forms/use-site-form.ts";
import { useQuery } from "../../hydration/use-query.ts";
import { PATHS } from "../../paths.ts";
import styles from "./contact-page.module.css";

const MESSAGE_ROWS = 5;

function ContactForm() {
  const texts = useFormsTexts();
  const [times, setTimes] = useState(0);
  const site = useSiteForm("contact", () => setTimes((sent) => sent + 1));
  const { form, isSending } = site;
  // Who asks for a quote, or for a price of a school, need not write it again.
  const subject = new URLSearchParams(useQuery()).get("subject");
  const { setFieldValue } = form;
  const givenRef = useRef<string | null>(null);
  useEffect(() => {
    if (!subject || givenRef.current === subject) return;
    givenRef.current = subject;
    setFieldValue("subject", subject);
  }, [subject, setFieldValue]);
  return (
    <>
      <SentNote times={times}>{texts.contact.sent}</SentNote>
      <SiteForm site={site}>
        <div className={formStyles.pair}>
          <TextInput
            label={texts.fields.firstname}
            autoComplete="given-name"
            required
            {...form.getInputProps("firstname")}
          />
          <TextInput
            label={texts.fields.lastname}
            autoComplete="family-name"
            required
            {...form.getInputProps("lastname")}
          />
        </div>
        <div className={formStyles.pair}>
          <TextInput
            label={texts.fields.email}
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps("email")}
          />
          <TextInput
            label={`${texts.fields.company} (${texts.fields.optional})`}
            autoComplete="organization"
            {...form.getInputProps("company")}
          />
        </div>
        <TextInput label={texts.fields.subject} required {...form.getInputProps("subject")} />
        <Textarea
          label={texts.fields.message}
          rows={MESSAGE_ROWS}
          required
          {...form.getInputProps("message")}
        />
        <SubmitButton isBusy={isSending} busy={texts.sending}>
          {texts.contact.submit}
        </SubmitButton>
      </SiteForm>
    </>
  );
}

/** Writing to the company, and where it is. */
export function ContactPage() {
  const texts = useFormsTexts();
  const { office, networkUrl } = PRODUCT;
  return (
    <ContentPage
      title={texts.contact.title}
      description={texts.contact.description}
      heading={texts.contact.heading}
      lead={texts.contact.lead}
    >
      <div className={styles.columns}>
        <ContactForm />
        <aside className={styles.aside}>
          <section>
            <h2>{texts.contact.office}</h2>
            <address>
              {PRODUCT.name}
              <br />
              {office.street && (
                <>
                  {office.street}
                  <br />
                </>
              )}
              {office.city}, France
            </address>
          </section>
          {networkUrl && (
            <section>
              <h2>{texts.contact.network}</h2>
              <ExternalLink href={networkUrl}>{texts.contact.networkLink}</ExternalLink>
            </section>
          )}
          <section>
            <h2>{texts.contact.opinionHeading}</h2>
            <p>{texts.contact.opinionText}</p>
            <Anchor component={Link} to={PATHS.opinion}>
              {texts.contact.opinionLink}
            </Anchor>
          </section>
        </aside>
      </div>
    </ContentPage>
  );
}
