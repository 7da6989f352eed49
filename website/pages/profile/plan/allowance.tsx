import { Anchor, Progress, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { readAllowance, type Allowance as Left } from "../../../../shared/api/endpoints/allowance.ts";
import { useDay } from "../../../language/use-day.ts";
import { PATHS } from "../../../paths.ts";
import { api } from "../../../session/api.ts";
import type { User } from "../../../session/session.ts";
import { useLoaded } from "../../../session/use-loaded.ts";
import styles from "./allowance.module.css";

const load = () => api.call(readAllowance, {});

function Meter({ allowance: { kind, left, limit, renewsOn, credits, team } }: { readonly allowance: Left }) {
  const { t } = useTranslation();
  const day = useDay();
  return (
    <>
      <p className={styles.left}>
        <span>
          {kind === "trial"
            ? t("account.profile.trial", { left, limit })
            : t("account.profile.plan", { left, limit, date: renewsOn ? day(renewsOn) : "" })}
          {credits > 0 && ` · ${t("account.profile.credits", { count: credits })}`}
        </span>
        <Anchor component={Link} to={PATHS.reviews}>
          {t("reviews.title")}
        </Anchor>
      </p>
      <Progress value={limit > 0 ? (100 * left) / limit : 0} size="sm" aria-hidden />
      {team && (
        <p className={styles.cost}>
          {t(team.pays ? "team.allowance.pays" : "team.allowance.own", { team: team.name })}
        </p>
      )}
    </>
  );
}

/** Shows the rest of the plan or the trial. It is asked for again whenever something changes the account. */
export function AllowanceLeft({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const [loaded] = useLoaded(load, user);
  return (
    <div className={styles.allowance}>
      {loaded.state === "loading" && <Skeleton height={40} aria-hidden />}
      {loaded.state === "failed" && <p role="alert">{t("account.failures.away")}</p>}
      {loaded.state === "loaded" && <Meter allowance={loaded.value} />}
      <p className={styles.cost}>{t("account.profile.cost")}</p>
    </div>
  );
}
