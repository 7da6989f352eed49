import { Button } from "@mantine/core";
import { useCallback } from "react";
import {
  type HouseVersion,
  listHouseVersions,
  readTeamHouseRules,
} from "../../../shared/api/endpoints/house-rules.ts";
import { Card } from "../../components/card.tsx";
import { showToast } from "../../components/toasts/toast.ts";
import { useDay } from "../../language/use-day.ts";
import { api } from "../../session/api.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import { useTeamFailure } from "../team/use-team-failure.ts";
import { ChangeList } from "./change-list.tsx";
import styles from "./house-rules.module.css";
import type { HouseDraft } from "./use-house-draft.ts";
import { useHouseTexts } from "./use-house-texts.ts";

interface VersionItemProps {
  readonly one: HouseVersion;
  /** Puts it into the draft; null for the version that holds, and for those who read. */
  readonly onRestore: ((version: number) => void) | null;
}

function VersionItem({ one: { version, at, by, changes }, onRestore }: VersionItemProps) {
  const { history: texts } = useHouseTexts();
  const day = useDay();
  return (
    <li>
      <div className={styles.entry}>
        <strong>{texts.version({ version })}</strong>
        <p>
          {day(at)} · {by || texts.somebody}
        </p>
        <ChangeList changes={changes} />
      </div>
      {onRestore && (
        <Button variant="default" size="sm" onClick={() => onRestore(version)}>
          {texts.restore({ version })}
        </Button>
      )}
    </li>
  );
}

interface HouseHistoryProps {
  readonly draft: HouseDraft;
  readonly version: number;
}

/** Who changed what and when, with the way back to each version. */
export function HouseHistory({ draft, version: now }: HouseHistoryProps) {
  const { history: texts } = useHouseTexts();
  const failureOf = useTeamFailure();
  const [loaded] = useLoaded(
    useCallback(() => api.call(listHouseVersions, {}), []),
    now,
  );
  const restore = async (version: number): Promise<void> => {
    try {
      const { rules } = await api.call(readTeamHouseRules, { query: { version } });
      if (rules) draft.replace(rules);
      showToast({ color: "blue", message: texts.restored({ version }) });
    } catch (error) {
      showToast({ color: "red", message: failureOf(error) });
    }
  };
  if (loaded.state !== "loaded" || loaded.value.versions.length === 0) return null;
  return (
    <Card heading={texts.heading}>
      <p>{texts.text}</p>
      <ul className={styles.entries}>
        {loaded.value.versions.map((one) => (
          <VersionItem
            key={one.version}
            one={one}
            onRestore={draft.canEdit && one.version !== now ? (version) => void restore(version) : null}
          />
        ))}
      </ul>
    </Card>
  );
}
