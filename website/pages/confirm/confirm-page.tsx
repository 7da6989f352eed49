import { Button } from "@mantine/core";
import type { EmailOtpType } from "@supabase/supabase-js";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { FailureAlert } from "../../components/answers/failure-alert.tsx";
import { FormPage } from "../../components/page/form-page.tsx";
import { PATHS, safePath } from "../../paths.ts";
import { withSignIn } from "../../session/follow-session.ts";
import { readFailure, type FailureKey } from "../../session/read-failure.ts";
import { orThrow } from "../../session/sign-in.ts";

const TYPES = ["signup", "recovery", "email_change"] as const satisfies readonly EmailOtpType[];

/** Where the link of a mail leads. A click confirms: scanners of mail open links, and must not use them up. */
export function ConfirmPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const type = TYPES.find((known) => known === params.get("type"));
  const tokenHash = params.get("token_hash");

  const confirm = async (): Promise<void> => {
    if (!type || !tokenHash) return;
    setIsBusy(true);
    try {
      await withSignIn(async (signIn) => orThrow(await signIn.verifyOtp({ token_hash: tokenHash, type })));
      void navigate(safePath(params.get("next"), window.location.origin) ?? PATHS.profile, { replace: true });
    } catch (error) {
      const kind = readFailure(error);
      setFailure(kind === "unknown" ? "expired" : kind);
      setIsBusy(false);
    }
  };

  if (!type || !tokenHash)
    return (
      <FormPage title={t("account.confirm.title")} heading={t("account.confirm.title")} isPrivate>
        <FailureAlert>{t("account.confirm.incomplete")}</FailureAlert>
      </FormPage>
    );
  return (
    <FormPage title={t("account.confirm.title")} heading={t(`account.confirm.${type}`)} isPrivate>
      <FailureAlert>
        {failure && (failure === "expired" ? t("account.confirm.expired") : t(`account.failures.${failure}`))}
      </FailureAlert>
      {failure === "expired" ? (
        <Button component={Link} to={PATHS.login} mt="md">
          {t("account.confirm.toLogin")}
        </Button>
      ) : (
        <>
          <p>{t("account.confirm.text")}</p>
          <Button size="md" onClick={() => void confirm()} disabled={isBusy}>
            {t("account.confirm.submit")}
          </Button>
        </>
      )}
    </FormPage>
  );
}
