import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";
import { Card } from "../../../components/card.tsx";
import type { User } from "../../../session/session.ts";
import { PasswordDialog } from "./password-dialog.tsx";

/** The end of an account. While a plan runs that is not cancelled, the dialog stays closed. */
export function DangerCard({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const [isOpen, dialog] = useDisclosure(false);
  const isPlanRunning = user.planId !== null && user.stripeCancelAt === 0 && !user.stripeCancelled;
  const open = (): void => {
    if (!isPlanRunning) return dialog.open();
    notifications.show({
      color: "red",
      title: t("account.profile.activeTitle"),
      message: t("account.profile.active"),
    });
  };
  return (
    <Card heading={t("account.profile.danger")}>
      <p>{t("account.profile.dangerText")}</p>
      <Button color="red" variant="light" onClick={open}>
        {t("account.profile.delete")}
      </Button>
      {isOpen && <PasswordDialog goal="delete" user={user} onClose={dialog.close} />}
    </Card>
  );
}
