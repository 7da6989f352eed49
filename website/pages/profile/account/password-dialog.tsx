import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import type { User } from "../../../session/session.ts";
import { ChangeStep } from "./change-step.tsx";
import { DeleteStep } from "./delete-step.tsx";
import { VerifyStep } from "./verify-step.tsx";

interface PasswordDialogProps {
  readonly goal: "change" | "delete";
  readonly user: User;
  readonly onClose: () => void;
}

const TITLES = { change: "account.profile.changePassword", delete: "account.profile.delete" } as const;

/**
 * Asks for the password, where there is one, before it is changed or the account is deleted. Mounted when it
 * opens, so it begins with the first step anew.
 */
export function PasswordDialog({ goal, user, onClose }: PasswordDialogProps) {
  const { t } = useTranslation();
  const [isVerified, setIsVerified] = useState(user.provider !== "email");
  const Step = goal === "change" ? ChangeStep : DeleteStep;
  return (
    <Dialog title={t(TITLES[goal])} close={t("account.profile.cancel")} onClose={onClose}>
      {isVerified ? (
        <Step user={user} onDone={onClose} />
      ) : (
        <VerifyStep email={user.email} onVerified={() => setIsVerified(true)} />
      )}
    </Dialog>
  );
}
