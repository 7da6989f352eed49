import { useState } from "react";
import { useTexts } from "../../../language/use-texts.ts";
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

/**
 * Asks for the password, where there is one, before it is changed or the account is deleted. Mounted when it
 * opens, so it begins with the first step anew.
 */
export function PasswordDialog({ goal, user, onClose }: PasswordDialogProps) {
  const texts = useTexts();
  const [isVerified, setIsVerified] = useState(user.provider !== "email");
  const Step = goal === "change" ? ChangeStep : DeleteStep;
  return (
    <Dialog
      title={goal === "change" ? texts.account.profile.changePassword : texts.account.profile.delete}
      close={texts.account.profile.cancel}
      onClose={onClose}
    >
      {isVerified ? (
        <Step user={user} onDone={onClose} />
      ) : (
        <VerifyStep email={user.email} onVerified={() => setIsVerified(true)} />
      )}
    </Dialog>
  );
}
