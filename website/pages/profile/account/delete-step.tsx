import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useBillingTexts } from "../plan/use-billing-texts.ts";
import { useNavigate } from "react-router-dom";
import { deleteUser } from "../../../../shared/api/endpoints/account.ts";
import { readSubscription, type WithdrawalOffer } from "../../../../shared/api/endpoints/subscription.ts";
import { readTeam, type Team } from "../../../../shared/api/endpoints/team.ts";
import { ApiError } from "../../../../shared/api/errors.ts";
import { tellFailure } from "../../../components/answers/failure-toast.tsx";
import { useMoney } from "../../../language/money.ts";
import { PATHS } from "../../../paths.ts";
import { api } from "../../../session/api.ts";
import { leave } from "../../../session/follow-session.ts";
import type { User } from "../../../session/session.ts";
import { useLoaded } from "../../../session/use-loaded.ts";
import styles from "./password-dialog.module.css";
import { useTeamTexts } from "../../team/use-team-texts.ts";
import { showToast } from "../../../components/toasts/toast.ts";

interface DeleteStepProps {
  readonly user: User;
  readonly onDone: () => void;
}

function reasonOf(
  error: unknown,
  { account, billing }: ReturnType<typeof useBillingTexts>,
  hasMembers: string,
): string {
  const code = error instanceof ApiError ? error.code : null;
  // Renewed in another window since the dialog was opened.
  if (code === "active_subscription") return account.profile.active;
  if (code === "payment_under_way") return billing.failures.delete_under_way;
  return code === "team_has_members" ? hasMembers : account.profile.deleteFailed;
}

interface LostPlanProps {
  /** A refund that whoever withdraws first would get. */
  readonly offer: WithdrawalOffer | null;
}

/** Says what a person loses with a plan: also a refund. */
function LostPlan({ offer }: LostPlanProps) {
  const texts = useBillingTexts();
  const money = useMoney();
  return (
    <>
      <p>{texts.billing.deleteEndsPlan}</p>
      {offer && offer.refund.amount > 0 && (
        <p>
          <strong>
            {texts.billing.deleteLosesRefund({
              amount: money(offer.refund),
              action: texts.billing.withdraw[offer.reason].open,
            })}
          </strong>
        </p>
      )}
    </>
  );
}

/** Says what becomes of the team. Its owner is alone in it: one with members does not get this far. */
function LostTeam({ team: { role } }: { readonly team: Team }) {
  const { deleteEndsTeam, deleteLeavesTeam } = useTeamTexts();
  return <p>{role === "owner" ? deleteEndsTeam : deleteLeavesTeam}</p>;
}

/** Asks once more, and deletes. The session ends with this page: as long as it is there, its guard leads to the way in. */
export function DeleteStep({ user, onDone }: DeleteStepProps) {
  const texts = useBillingTexts();
  const teamTexts = useTeamTexts();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const { planId, teamId } = user;
  const [lost] = useLoaded(
    useCallback(async () => (planId ? (await api.call(readSubscription, {})).withdrawal : null), [planId]),
  );
  const [parted] = useLoaded(
    useCallback(async () => (teamId ? (await api.call(readTeam, {})).team : null), [teamId]),
  );
  const isUntold =
    (planId !== null && lost.state === "loading") || (teamId !== null && parted.state === "loading");
  // The warning is read before the button is reached.
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const isDeletedRef = useRef(false);
  useEffect(
    () => () => {
      if (isDeletedRef.current) void leave("deleted");
    },
    [],
  );
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await api.call(deleteUser, { body: { userId: user.userId } });
      showToast({ color: "green", message: texts.account.profile.deleted });
      isDeletedRef.current = true;
      void navigate(PATHS.home);
    } catch (error) {
      tellFailure(reasonOf(error, texts, teamTexts.deleteHasMembers), texts.account.login.errorTitle);
      onDone();
    }
  };
  return (
    <div className={styles.step}>
      <p ref={ref} tabIndex={-1}>
        {texts.account.profile.deleteText}
      </p>
      {planId && <LostPlan offer={lost.state === "loaded" ? lost.value : null} />}
      {parted.state === "loaded" && parted.value && <LostTeam team={parted.value} />}
      {/* It is confirmed only when all that is lost is told, and the button moves no more. */}
      <Button color="red.9" disabled={isBusy || isUntold} onClick={() => void remove()}>
        {texts.account.profile.confirmDelete}
      </Button>
    </div>
  );
}
