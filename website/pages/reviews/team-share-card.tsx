import { Checkbox } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { readTeam, shareWithTeam } from "../../../shared/api/endpoints/team.ts";
import { Card } from "../../components/card.tsx";
import { api } from "../../session/api.ts";
import { sessionAtom } from "../../session/session.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import { useTeamAct } from "../team/use-team-act.ts";
import { useTeamTexts } from "../team/use-team-texts.ts";

interface TeamShareCardProps {
  readonly reviewId: string;
  /** As the review was read. */
  readonly isShared: boolean;
}

const load = () => api.call(readTeam, {});

function Sharing({ reviewId, isShared: wasShared }: TeamShareCardProps) {
  const teamTexts = useTeamTexts();
  const [isShared, setIsShared] = useState(wasShared);
  const { act, isBusy } = useTeamAct();
  const [loaded] = useLoaded(load);
  const share = (wanted: boolean) =>
    act(
      async () => {
        await api.call(shareWithTeam, { params: { id: reviewId }, body: { isShared: wanted } });
        setIsShared(wanted);
      },
      wanted ? teamTexts.share.shared : teamTexts.share.unshared,
    );
  const team = loaded.state === "loaded" ? loaded.value.team : null;
  return (
    <Card heading={teamTexts.share.heading}>
      <p>{teamTexts.share.text({ team: team?.name ?? teamTexts.title })}</p>
      <Checkbox
        label={teamTexts.share.switch}
        checked={isShared}
        disabled={isBusy}
        onChange={({ currentTarget }) => void share(currentTarget.checked)}
      />
    </Card>
  );
}

/** Sharing a review with one's team, or no longer; nothing for whoever is in none. */
export function TeamShareCard(props: TeamShareCardProps) {
  const session = useAtomValue(sessionAtom);
  return session.status === "signed-in" && session.user.teamId ? <Sharing {...props} /> : null;
}
