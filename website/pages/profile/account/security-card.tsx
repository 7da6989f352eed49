import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Card } from "../../../components/card.tsx";
import { providerName } from "../../../session/provider-name.ts";
import type { User } from "../../../session/session.ts";
import { PasswordDialog } from "./password-dialog.tsx";

/** The password, where one signs in by it. */
export function SecurityCard({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  // Password managers lead here: `/.well-known/change-password`.
  const { hash } = useLocation();
  const [isOpen, dialog] = useDisclosure(hash === "#password");
  if (user.provider !== "email")
    return (
      <Card heading={t("account.profile.security")}>
        <p>{t("account.profile.noPassword", { provider: providerName(user.provider) })}</p>
      </Card>
    );
  return (
    <Card heading={t("account.profile.security")}>
      <p>{t("account.profile.securityText")}</p>
      <Button variant="default" onClick={dialog.open}>
        {t("account.profile.changePassword")}
      </Button>
      {isOpen && <PasswordDialog goal="change" user={user} onClose={dialog.close} />}
    </Card>
  );
}
