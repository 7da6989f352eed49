import { useTranslation } from "react-i18next";
import { Card } from "../../components/card.tsx";
import type { User } from "../../session/session.ts";
import styles from "./account-card.module.css";

/** Who one is here. It is read, not changed; what is not set is not shown. */
export function AccountCard({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const facts = [
    [t("account.fields.name"), user.name],
    [t("account.fields.email"), user.email],
    [t("account.profile.company"), user.company],
    [t("account.profile.vat"), user.vatNumber],
    [t("account.profile.zip"), user.zipCode],
  ].filter(([, value]) => value);
  return (
    <Card heading={t("account.profile.card")}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {user.figmaId && <p>{t("account.profile.linked")}</p>}
      {user.provider !== "email" && <p>{t("account.profile.providerText", { provider: user.provider })}</p>}
    </Card>
  );
}
