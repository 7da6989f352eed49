import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { Card } from "../../../components/card.tsx";
import { PATHS } from "../../../paths.ts";
import type { User } from "../../../session/session.ts";
import { useTeamTexts } from "../../team/use-team-texts.ts";

/** Leads to one's team, or to the page that explains teams. */
export function TeamCard({ user: { teamId } }: { readonly user: User }) {
  const teamTexts = useTeamTexts();
  return (
    <Card heading={teamTexts.title}>
      <p>{teamId ? teamTexts.profile.inTeam : teamTexts.profile.none}</p>
      <Button component={Link} to={PATHS.team} variant="default">
        {teamId ? teamTexts.profile.openTeam : teamTexts.none.begin}
      </Button>
    </Card>
  );
}
