import { Button, Textarea } from "@mantine/core";
import { useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { readTeamHouseRules, type TeamHouseRules } from "../../../shared/api/endpoints/house-rules.ts";
import { HOUSE_LIMITS } from "../../../shared/house-rules/limits.ts";
import { Card } from "../../components/card.tsx";
import { ContentPage } from "../../components/page/content-page.tsx";
import { Loading } from "../../components/page/loading.tsx";
import { useDay } from "../../language/use-day.ts";
import { helpPath, PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { Guard } from "../../session/guard.tsx";
import { useLoaded } from "../../session/use-loaded.ts";
import { useTeamTexts } from "../team/use-team-texts.ts";
import { HouseChoices } from "./house-choices.tsx";
import { HouseFile } from "./house-file.tsx";
import { HouseHistory } from "./house-history.tsx";
import { HousePrinciples } from "./house-principles.tsx";
import styles from "./house-rules.module.css";
import { HouseValues } from "./house-values.tsx";
import { HouseWords } from "./house-words.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type HouseDraft, useHouseDraft } from "./use-house-draft.ts";
import { useHouseTexts } from "./use-house-texts.ts";

function HouseBrief({ draft, canEdit }: { readonly draft: HouseDraft; readonly canEdit: boolean }) {
  const { brief: texts } = useHouseTexts();
  return (
    <Card heading={texts.heading}>
      <p>{texts.text}</p>
      <Textarea
        aria-label={texts.label}
        placeholder={texts.example}
        rows={4}
        maxLength={HOUSE_LIMITS.briefLength}
        disabled={!canEdit}
        value={draft.rules.brief ?? ""}
        onChange={({ currentTarget: { value } }) => draft.put("brief", "", value === "" ? undefined : value)}
      />
    </Card>
  );
}

interface HouseViewProps {
  readonly saved: TeamHouseRules;
  readonly onSaved: (now: TeamHouseRules) => void;
}

/** The house rules of a team: members read them, its owner changes them. */
function HouseView({ saved, onSaved }: HouseViewProps) {
  const texts = useHouseTexts();
  const day = useDay();
  const draft = useHouseDraft(saved);
  const canEdit = saved.team?.role === "owner";
  const props = { draft, canEdit };
  const { changed } = saved;
  return (
    <div className={styles.cards}>
      <p className={styles.quiet}>
        {texts.team({ team: saved.team?.name ?? "" })}.{" "}
        {changed ? texts.saved({ date: day(changed.at), by: changed.by }) : texts.never}{" "}
        {!canEdit && texts.readOnly}
      </p>
      <HouseBrief {...props} />
      <HouseWords {...props} />
      <HouseValues {...props} />
      <HousePrinciples {...props} />
      <HouseChoices {...props} />
      <HouseFile {...props} />
      <HouseHistory {...props} version={saved.version} />
      {canEdit && <SaveBar draft={draft} saved={saved} onSaved={onSaved} />}
    </div>
  );
}

function NoTeamYet() {
  const { noTeam } = useHouseTexts();
  return (
    <>
      <p>{noTeam.text}</p>
      <div className={styles.actions}>
        <Button component={Link} to={PATHS.team}>
          {noTeam.found}
        </Button>
        <Button component={Link} to={helpPath("house-rules")} variant="default">
          {noTeam.help}
        </Button>
      </div>
    </>
  );
}

function OwnHouseRules() {
  const texts = useHouseTexts();
  const { again } = useTeamTexts();
  const [loaded, reload] = useLoaded(useCallback(() => api.call(readTeamHouseRules, { query: {} }), []));
  const [later, setLater] = useState<TeamHouseRules | null>(null);
  const head = { title: texts.title, heading: texts.title, isPrivate: true };
  if (loaded.state === "loading") return <Loading />;
  if (loaded.state === "failed")
    return (
      <ContentPage {...head} heading={texts.away}>
        <Button onClick={reload}>{again}</Button>
      </ContentPage>
    );
  const saved = later ?? loaded.value;
  return (
    <ContentPage {...head} lead={saved.team ? texts.lead : texts.noTeam.lead}>
      {saved.team ? <HouseView key={saved.version} saved={saved} onSaved={setLater} /> : <NoTeamYet />}
    </ContentPage>
  );
}

/** The house rules of one's team. */
export const HouseRulesPage = () => (
  <Guard>
    <OwnHouseRules />
  </Guard>
);
