import { Alert, Anchor } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useStagePath } from "../../language/use-stage-path.ts";
import type { FromMail } from "../confirm/confirm-page.tsx";
import { useTexts } from "../../language/use-texts.ts";
import { Navigate, useLocation } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import { useQuery } from "../../hydration/use-query.ts";
import { useTakeOut } from "../../hydration/use-take-out.ts";
import { invitePath } from "../../paths.ts";
import { Guard } from "../../session/guard.tsx";
import { linkWishIn } from "../../session/link-plugin.ts";
import { sessionAtom } from "../../session/session.ts";
import { AccountCard } from "./account/account-card.tsx";
import { DangerCard } from "./account/danger-card.tsx";
import { DataCard } from "./account/data-card.tsx";
import { ConnectPlugin } from "./connect/connect-plugin.tsx";
import { PlanSection } from "./plan/plan-section.tsx";
import { PluginsCard } from "./account/plugins-card.tsx";
import { InvoicesCard } from "./plan/invoices-card.tsx";
import { ProviderCard } from "./account/provider-card.tsx";
import { TeamCard } from "./account/team-card.tsx";
import { SecurityCard } from "./account/security-card.tsx";
import styles from "./profile-page.module.css";

function Profile() {
  const texts = useTexts();
  const session = useAtomValue(sessionAtom);
  const stage = useStagePath();
  const { state } = useLocation();
  const isNew = (state as Partial<FromMail> | null)?.isNew === true;
  const takeOut = useTakeOut("figma_id", "link");
  const params = new URLSearchParams(useQuery());
  const invite = params.get("invite");
  const wish = linkWishIn(params);
  if (session.status !== "signed-in") return null;
  // Whoever signed up for an invitation comes from its mail: on to where it is accepted.
  if (invite) return <Navigate to={invitePath(invite)} replace />;
  if (wish) return <ConnectPlugin wish={wish} userId={session.user.userId} onEnd={takeOut} />;
  return (
    <>
      <h1>{texts.account.profile.title}</h1>
      {isNew && (
        <Alert>
          {texts.account.profile.welcome}{" "}
          <Anchor inherit href={stage}>
            {texts.account.profile.tryHere}
          </Anchor>
        </Alert>
      )}
      <PlanSection user={session.user} />
      <InvoicesCard user={session.user} />
      <div className={styles.cards}>
        <AccountCard user={session.user} />
        {session.user.provider !== "email" && <ProviderCard provider={session.user.provider} />}
        <PluginsCard user={session.user} />
        <TeamCard user={session.user} />
        <SecurityCard user={session.user} />
        <DataCard />
        <DangerCard user={session.user} />
      </div>
    </>
  );
}

/** The profile: a person's plan, plugins and account, and ways to change them. */
export function ProfilePage() {
  const texts = useTexts();
  return (
    <div className={styles.page}>
      <PageHead title={texts.account.profile.title} isPrivate />
      <Guard>
        <Profile />
      </Guard>
    </div>
  );
}
