import { Button } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { Link, useNavigate } from "react-router-dom";
import { acceptInvitation, readInvitation, type Invitation } from "../../../shared/api/endpoints/team.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { LoadedPage } from "../../components/page/loaded-page.tsx";
import { Loading } from "../../components/page/loading.tsx";
import { useDay } from "../../language/use-day.ts";
import { invitePath, PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { sessionAtom } from "../../session/session.ts";
import styles from "./team.module.css";
import { adoptTeam } from "./adopt-team.ts";
import { useTeamAct } from "./use-team-act.ts";
import { useTeamTexts } from "./use-team-texts.ts";

/** The way in and back again, for whoever is not signed in. */
function Doors({ token }: { readonly token: string }) {
  const teamTexts = useTeamTexts();
  const search = `?${new URLSearchParams({ invite: token }).toString()}`;
  const state = { from: invitePath(token), hasEnded: false };
  return (
    <>
      <div className={styles.actions}>
        <Button component={Link} to={`${PATHS.signUp}${search}`} state={state}>
          {teamTexts.invitation.signUp}
        </Button>
        <Button component={Link} to={`${PATHS.login}${search}`} state={state} variant="default">
          {teamTexts.invitation.logIn}
        </Button>
      </div>
      <p className="quiet">{teamTexts.invitation.anyAddress}</p>
    </>
  );
}

function Join({ token }: { readonly token: string }) {
  const teamTexts = useTeamTexts();
  const navigate = useNavigate();
  const { act, isBusy } = useTeamAct(async () => {
    await adoptTeam();
    void navigate(PATHS.team, { replace: true });
  });
  return (
    <div className={styles.actions}>
      <Button
        loading={isBusy}
        onClick={() =>
          void act(() => api.call(acceptInvitation, { params: { token } }), teamTexts.invitation.joined)
        }
      >
        {teamTexts.invitation.join}
      </Button>
    </div>
  );
}

function Terms({ invitation: { members, expiresAt } }: { readonly invitation: Invitation }) {
  const teamTexts = useTeamTexts();
  const day = useDay();
  return (
    <>
      <ul className={styles.points}>
        <li>
          <h2>{teamTexts.invitation.gets}</h2>
          <p>{teamTexts.invitation.getsText}</p>
        </li>
        <li>
          <h2>{teamTexts.invitation.sees}</h2>
          <p>{teamTexts.invitation.seesText({ count: members })}</p>
        </li>
      </ul>
      <p className="quiet">
        {teamTexts.invitation.leave} {teamTexts.invitation.until({ date: day(expiresAt) })}
      </p>
    </>
  );
}

/** An invitation to a team: who invites, who would see what, and the consent. Opening it accepts nothing. */
export function InvitationView({ token }: { readonly token: string }) {
  const teamTexts = useTeamTexts();
  const { status } = useAtomValue(sessionAtom);
  const load = useCallback(() => api.call(readInvitation, { params: { token } }), [token]);
  if (status === "loading") return <Loading />;
  const { title, over: heading, overText: text } = teamTexts.invitation;
  return (
    <LoadedPage load={load} title={title} away={teamTexts.away} gone={{ heading, text }}>
      {(invitation) => (
        <ContentPage
          title={title}
          heading={teamTexts.invitation.heading(invitation)}
          lead={teamTexts.invitation.lead({ owner: invitation.owner || teamTexts.invitation.somebody })}
          isPrivate
        >
          <Terms invitation={invitation} />
          {status === "signed-in" ? <Join token={token} /> : <Doors token={token} />}
        </ContentPage>
      )}
    </LoadedPage>
  );
}
