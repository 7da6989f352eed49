import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTexts } from "../../../language/use-texts.ts";
import { useLocation } from "react-router-dom";
import { Card } from "../../../components/card.tsx";
import { providerName } from "../../../session/provider-name.ts";
import type { User } from "../../../session/session.ts";
import { PasswordDialog } from "./password-dialog.tsx";

/** The password, where one signs in by it. */
export function SecurityCard({ user }: { readonly user: User }) {
  const texts = useTexts();
  // Password managers lead here: `/.well-known/change-password`.
  const { hash } = useLocation();
  const [isOpen, dialog] = useDisclosure(hash === "#password");
  if (user.provider !== "email")
    return (
      <Card heading={texts.account.profile.security}>
        <p>{texts.account.profile.noPassword({ provider: providerName(user.provider) })}</p>
      </Card>
    );
  return (
    <Card heading={texts.account.profile.security}>
      <p>{texts.account.profile.securityText}</p>
      <Button variant="default" onClick={dialog.open}>
        {texts.account.profile.changePassword}
      </Button>
      {isOpen && <PasswordDialog goal="change" user={user} onClose={dialog.close} />}
    </Card>
  );
}
