import { Progress, Skeleton } from "@mantine/core";
import { useTexts } from "../../../language/use-texts.ts";
import { readAllowance, type Allowance as Left } from "../../../../shared/api/endpoints/allowance.ts";
import { useDay } from "../../../language/use-day.ts";
import { api } from "../../../session/api.ts";
import type { User } from "../../../session/session.ts";
import { useLoaded } from "../../../session/use-loaded.ts";
import styles from "./allowance.module.css";
import { useTeamTexts } from "../../team/use-team-texts.ts";

const load = () => api.call(readAllowance, {});

function Meter({ allowance: { kind, left, limit, renewsOn, credits, team } }: { readonly allowance: Left }) {
  const texts = useTexts();
  const teamTexts = useTeamTexts();
  const day = useDay();
  return (
    <>
      <p>
        {kind === "trial"
          ? texts.account.profile.trial({ count: left, limit })
          : texts.account.profile.plan({ count: left, limit, date: renewsOn ? day(renewsOn) : "" })}
        {credits > 0 && ` · ${texts.account.profile.credits({ count: credits })}`}
      </p>
      <Progress value={limit > 0 ? (100 * left) / limit : 0} size="sm" aria-hidden />
      {team && (
        <p className={styles.cost}>
          {(team.pays ? teamTexts.allowance.pays : teamTexts.allowance.own)({ team: team.name })}
        </p>
      )}
    </>
  );
}

/** Shows the rest of the plan or the trial. It is asked for again whenever something changes the account. */
export function AllowanceLeft({ user }: { readonly user: User }) {
  const texts = useTexts();
  const [loaded] = useLoaded(load, user);
  return (
    <div className={styles.allowance}>
      {loaded.state === "loading" && <Skeleton height={40} aria-hidden />}
      {loaded.state === "failed" && <p role="alert">{texts.account.failures.away}</p>}
      {loaded.state === "loaded" && <Meter allowance={loaded.value} />}
      <p className={styles.cost}>{texts.account.profile.cost}</p>
    </div>
  );
}
