import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { FailureAlert } from "../../components/answers/failure-alert.tsx";
import { FormPage } from "../../components/page/form-page.tsx";
import { Loading } from "../../components/page/loading.tsx";
import { PATHS, safePath } from "../../paths.ts";
import { withSignIn } from "../../session/follow-session.ts";
import { readFailure, type FailureKey } from "../../session/read-failure.ts";
import { orThrow } from "../../session/sign-in.ts";

/** Reads the failure that the address tells: by the service's own code, else by the kind that the provider named. */
const failureIn = (params: URLSearchParams): FailureKey | null => {
  const code = params.get("error_code") ?? params.get("error");
  return code === null ? null : readFailure({ code });
};

/** Where providers send people back to: signs in by the code in the address, and goes on. */
export function ProviderReturnPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<FailureKey | null>(() => failureIn(params));
  const triedRef = useRef(false);
  const next = safePath(params.get("next"), window.location.origin) ?? PATHS.profile;
  const code = params.get("code") ?? "";

  useEffect(() => {
    if (failure || triedRef.current) return;
    triedRef.current = true; // a code works once
    withSignIn(async (signIn) => orThrow(await signIn.exchangeCodeForSession(code))).then(
      () => void navigate(next, { replace: true }),
      (error: unknown) => {
        const kind = readFailure(error);
        setFailure(kind === "unknown" ? "signInEnded" : kind);
      },
    );
  }, [code, failure, navigate, next]);

  if (!failure) return <Loading />;
  return (
    <FormPage
      title={texts.account.providerReturn.title}
      heading={texts.account.providerReturn.failed}
      isPrivate
    >
      <FailureAlert>{texts.account.failures[failure]}</FailureAlert>
      <Button component={Link} to={`${PATHS.login}${new URL(next, window.location.origin).search}`} mt="md">
        {texts.account.providerReturn.again}
      </Button>
    </FormPage>
  );
}
