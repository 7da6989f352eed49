import { Button } from "@mantine/core";
import { useTexts } from "../../../language/use-texts.ts";
import { Link } from "react-router-dom";
import { Card } from "../../../components/card.tsx";
import { PATHS } from "../../../paths.ts";
import type { User } from "../../../session/session.ts";

/** Leads to one's team, or to the page that explains teams. */
export function TeamCard({ user: { teamId } }: { readonly user: User }) {
  const texts = useTexts();
  return (
    <Card heading={texts.team.title}>
      <p>{teamId ? texts.team.profile.inTeam : texts.team.profile.none}</p>
      <Button component={Link} to={PATHS.team} variant="default">
        {teamId ? texts.team.profile.openTeam : texts.team.none.begin}
      </Button>
    </Card>
  );
}
