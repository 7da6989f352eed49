import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useTexts } from "../../../language/use-texts.ts";
import { readTeam } from "../../../../shared/api/endpoints/team.ts";
import { tellFailure } from "../../../components/answers/failure-toast.tsx";
import { Card } from "../../../components/card.tsx";
import { api } from "../../../session/api.ts";
import type { User } from "../../../session/session.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { showToast } from "../../../components/toasts/toast.ts";
import { useTeamTexts } from "../../team/use-team-texts.ts";

/** True when somebody owns a team that has other members; a server that is away says so when it is asked to delete. */
const leadsOthers = (): Promise<boolean> =>
  api.call(readTeam, {}).then(
    ({ team }) => team?.role === "owner" && team.members.length > 1,
    () => false,
  );

/** The end of an account. While a plan runs that is not cancelled, the dialog stays closed. */
export function DangerCard({ user }: { readonly user: User }) {
  const texts = useTexts();
  const teamTexts = useTeamTexts();
  const [isOpen, dialog] = useDisclosure(false);
  const isPlanRunning = user.planId !== null && user.stripeCancelAt === 0 && !user.stripeCancelled;
  const [isBusy, setIsBusy] = useState(false);
  const open = async (): Promise<void> => {
    if (isPlanRunning)
      return showToast({
        color: "red",
        title: texts.account.profile.activeTitle,
        message: texts.account.profile.active,
      });
    setIsBusy(true);
    const leavesTeam = user.teamId !== null && (await leadsOthers());
    setIsBusy(false);
    if (leavesTeam) tellFailure(teamTexts.deleteHasMembers);
    else dialog.open();
  };
  return (
    <Card heading={texts.account.profile.danger}>
      <p>{texts.account.profile.dangerText}</p>
      <Button color="red" variant="light" disabled={isBusy} onClick={() => void open()}>
        {texts.account.profile.delete}
      </Button>
      {isOpen && <PasswordDialog goal="delete" user={user} onClose={dialog.close} />}
    </Card>
  );
}
