import { Button } from "@mantine/core";
import { useTexts } from "../../language/use-texts.ts";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/page/content-page.tsx";
import { PATHS } from "../../paths.ts";

/** Where a browser without a script comes to when its message was sent. */
export function ContactSentPage() {
  const texts = useTexts();
  return (
    <ContentPage
      title={texts.forms.contact.title}
      heading={texts.forms.contact.sentHeading}
      lead={texts.forms.contact.sent}
      isPrivate
    >
      <Button component={Link} to={PATHS.home} size="md">
        {texts.forms.opinion.home}
      </Button>
    </ContentPage>
  );
}
