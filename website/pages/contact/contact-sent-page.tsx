import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/page/content-page.tsx";
import { PATHS } from "../../paths.ts";

/** Where a browser without a script comes to when its message was sent. */
export function ContactSentPage() {
  const { t } = useTranslation();
  return (
    <ContentPage
      title={t("forms.contact.title")}
      heading={t("forms.contact.sentHeading")}
      lead={t("forms.contact.sent")}
      isPrivate
    >
      <Button component={Link} to={PATHS.home} size="md">
        {t("forms.opinion.home")}
      </Button>
    </ContentPage>
  );
}
