import { useEffect } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { useNavigate } from "react-router-dom";
import { FormPage } from "../../components/page/form-page.tsx";
import { PATHS } from "../../paths.ts";
import { leave } from "../../session/follow-session.ts";

/** Signs out here, then leads to the login. Without a network the session of this browser ends all the same. */
export function LogoutPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  useEffect(() => {
    void leave("local").then(() => navigate(PATHS.login, { replace: true }));
  }, [navigate]);
  return (
    <FormPage title={texts.account.logout.title} heading={texts.account.logout.text} isPrivate>
      {null}
    </FormPage>
  );
}
