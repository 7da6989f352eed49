import { useAtomValue } from "jotai";
import { readTeam, type Team } from "../../../shared/api/endpoints/team.ts";
import { findPlan, type Plan } from "../../../shared/plans.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { LoadedPage } from "../../components/page/loaded-page.tsx";
import { useQuery } from "../../hydration/use-query.ts";
import { api } from "../../session/api.ts";
import { Guard } from "../../session/guard.tsx";
import { sessionAtom, type User } from "../../session/session.ts";
import { adoptTeam } from "./adopt-team.ts";
import { InvitationView } from "./invitation.tsx";
import { NoTeam } from "./no-team.tsx";
import styles from "./team.module.css";
import { HouseCard } from "./house-card.tsx";
import { TeamInvites } from "./team-invites.tsx";
import { TeamMembers } from "./team-members.tsx";
import { TeamPlan } from "./team-plan.tsx";
import { TeamSeats } from "./team-seats.tsx";
import { TeamSettings } from "./team-settings.tsx";
import { useSeatChange } from "./use-seat-change.tsx";
import { useTeamTexts } from "./use-team-texts.ts";

interface TeamViewProps {
  readonly team: Team;
  readonly user: User;
  readonly onChange: () => Promise<void>;
}

interface TeamOwnedProps extends TeamViewProps {
  readonly owned: NonNullable<Team["owned"]>;
  readonly plan: Plan;
}

/** The seats of the team and who gets them, for the owner. */
function TeamOwned({ team, owned, plan, user, onChange }: TeamOwnedProps) {
  const seatChange = useSeatChange({ plan, seats: owned.seats, user, onChange });
  return (
    <>
      <TeamInvites owned={owned} user={user} seatChange={seatChange} onChange={onChange} />
      <TeamSeats key={owned.seats} team={team} owned={owned} plan={plan} seatChange={seatChange} />
      {seatChange.dialog}
    </>
  );
}

function TeamView({ team, user, onChange }: TeamViewProps) {
  const { userId } = user;
  const plan = findPlan(team.planId ?? "");
  const props = { team, userId, onChange };
  return (
    <div className={styles.cards}>
      <TeamPlan team={team} />
      <TeamMembers {...props} />
      <HouseCard />
      {team.owned && plan && (
        <TeamOwned team={team} owned={team.owned} plan={plan} user={user} onChange={onChange} />
      )}
      <TeamSettings key={team.name} {...props} />
    </div>
  );
}

const load = () => api.call(readTeam, {});

function OwnTeam({ user }: { readonly user: User }) {
  const teamTexts = useTeamTexts();
  const { title, none } = teamTexts;
  return (
    <LoadedPage load={load} title={title} away={teamTexts.away}>
      {({ team }, reload) => {
        const change = () => adoptTeam().then(reload);
        return team ? (
          <ContentPage title={title} heading={team.name} isPrivate>
            <TeamView team={team} user={user} onChange={change} />
          </ContentPage>
        ) : (
          <ContentPage title={title} heading={none.heading} lead={none.lead} isPrivate>
            <NoTeam onFounded={change} />
          </ContentPage>
        );
      }}
    </LoadedPage>
  );
}

/** One's team, or the invitation to one. */
export function TeamPage() {
  const session = useAtomValue(sessionAtom);
  const token = new URLSearchParams(useQuery()).get("invite");
  if (token) return <InvitationView token={token} />;
  return <Guard>{session.status === "signed-in" && <OwnTeam user={session.user} />}</Guard>;
}
