import { Button } from "@mantine/core";
import { useFormsTexts } from "../../forms/use-forms-texts.ts";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/page/content-page.tsx";
import { PATHS } from "../../paths.ts";

/** Where a browser without a script comes to when its message was sent. */
export function ContactSentPage() {
  const texts = useFormsTexts();
  return (
    <ContentPage
      title={texts.contact.title}
      heading={texts.contact.sentHeading}
      lead={texts.contact.sent}
      isPrivate
    >
      <Button component={Link} to={PATHS.home} size="md">
        {texts.opinion.home}
      </Button>
    </ContentPage>
  );
}
