import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { FormPage } from "../../components/page/form-page.tsx";
import { PATHS } from "../../paths.ts";
import { leave } from "../../session/follow-session.ts";

/** Signs out here, then leads to the login. Without a network the session of this browser ends all the same. */
export function LogoutPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    void leave("local").then(() => navigate(PATHS.login, { replace: true }));
  }, [navigate]);
  return (
    <FormPage title={t("account.logout.title")} heading={t("account.logout.text")} isPrivate>
      {null}
    </FormPage>
  );
}
