import { Loading } from "../../components/loading.tsx";
import { Anchor } from "@mantine/core";
import { Link } from "react-router-dom";
import { PATHS } from "../../paths.ts";
import { useTranslation } from "react-i18next";
import { readAllowance, type Allowance } from "../../../shared/api/endpoints/allowance.ts";
import { Card } from "../../components/card.tsx";
import { useDay } from "../../language/use-day.ts";
import { api } from "../../session/api.ts";
import { useLoaded } from "../../session/use-loaded.ts";

const load = () => api.call(readAllowance, {});

function Left({ allowance }: { readonly allowance: Allowance }) {
  const { t } = useTranslation();
  const day = useDay();
  const { kind, left, limit, renewsOn, credits } = allowance;
  return (
    <>
      <p>
        {kind === "trial"
          ? t("account.profile.trial", { left, limit })
          : t("account.profile.plan", { left, limit, date: renewsOn ? day(renewsOn) : "" })}
      </p>
      {credits > 0 && <p>{t("account.profile.credits", { count: credits })}</p>}
    </>
  );
}

/** What is left of the plan or the trial. */
export function AllowanceCard() {
  const { t } = useTranslation();
  const [loaded] = useLoaded(load);
  return (
    <Card heading={t("account.profile.allowance")}>
      {loaded.state === "loading" && <Loading />}
      {loaded.state === "failed" && <p role="alert">{t("account.failures.away")}</p>}
      {loaded.state === "loaded" && <Left allowance={loaded.value} />}
      <Anchor component={Link} to={PATHS.reviews}>
        {t("reviews.title")}
      </Anchor>
    </Card>
  );
}
