import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Card } from "../../../components/card.tsx";
import { PATHS } from "../../../paths.ts";
import type { User } from "../../../session/session.ts";

/** Leads to one's team, or to the page that explains teams. */
export function TeamCard({ user: { teamId } }: { readonly user: User }) {
  const { t } = useTranslation();
  return (
    <Card heading={t("team.title")}>
      <p>{t(teamId ? "team.profile.inTeam" : "team.profile.none")}</p>
      <Button component={Link} to={PATHS.team} variant="default">
        {t(teamId ? "team.profile.openTeam" : "team.none.begin")}
      </Button>
    </Card>
  );
}
