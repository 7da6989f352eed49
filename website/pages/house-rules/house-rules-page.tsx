import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { readTeamHouseRules, type TeamHouseRules } from "../../../shared/api/endpoints/house-rules.ts";
import { HOUSE_LIMITS } from "../../../shared/house-rules/limits.ts";
import { Card } from "../../components/card.tsx";
import { ContentPage } from "../../components/page/content-page.tsx";
import { LoadedPage } from "../../components/page/loaded-page.tsx";
import { useDay } from "../../language/use-day.ts";
import { helpPath, PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { Guard } from "../../session/guard.tsx";
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

function HouseBrief({ draft }: { readonly draft: HouseDraft }) {
  const { brief: texts } = useHouseTexts();
  return (
    <Card heading={texts.heading}>
      <p>{texts.text}</p>
      <Textarea
        aria-label={texts.label}
        placeholder={texts.example}
        rows={4}
        maxLength={HOUSE_LIMITS.briefLength}
        disabled={!draft.canEdit}
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
  const { changed } = saved;
  return (
    <div className={styles.cards}>
      <p className="quiet">
        {texts.team({ team: saved.team?.name ?? "" })}.{" "}
        {changed ? texts.saved({ date: day(changed.at), by: changed.by }) : texts.never}{" "}
        {!draft.canEdit && texts.readOnly}
      </p>
      <HouseBrief draft={draft} />
      <HouseWords draft={draft} />
      <HouseValues draft={draft} />
      <HousePrinciples draft={draft} />
      <HouseChoices draft={draft} />
      <HouseFile draft={draft} />
      <HouseHistory draft={draft} version={saved.version} />
      {draft.canEdit && <SaveBar draft={draft} saved={saved} onSaved={onSaved} />}
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

const load = () => api.call(readTeamHouseRules, { query: {} });

function OwnHouseRules() {
  const texts = useHouseTexts();
  const [later, setLater] = useState<TeamHouseRules | null>(null);
  const { title, lead, noTeam } = texts;
  return (
    <LoadedPage load={load} title={title} away={texts.away}>
      {(loaded) => {
        const saved = later ?? loaded;
        return (
          <ContentPage title={title} heading={title} lead={saved.team ? lead : noTeam.lead} isPrivate>
            {saved.team ? <HouseView key={saved.version} saved={saved} onSaved={setLater} /> : <NoTeamYet />}
          </ContentPage>
        );
      }}
    </LoadedPage>
  );
}

/** The house rules of one's team. */
export const HouseRulesPage = () => (
  <Guard>
    <OwnHouseRules />
  </Guard>
);
