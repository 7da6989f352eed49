import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTexts } from "../../../language/use-texts.ts";
import { useSearchParams } from "react-router-dom";
import { disconnectInstallation, listInstallations } from "../../../../shared/api/endpoints/installations.ts";
import { useTakeOut } from "../../../hydration/use-take-out.ts";
import { Card } from "../../../components/card.tsx";
import { useAct } from "../../../components/use-act.ts";
import { tellFailure } from "../../../components/answers/failure-toast.tsx";
import { useDay } from "../../../language/use-day.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { api } from "../../../session/api.ts";
import { refreshUser } from "../../../session/follow-session.ts";
import { link, loneFigmaIdIn } from "../../../session/link-plugin.ts";
import type { User } from "../../../session/session.ts";
import { useLoaded } from "../../../session/use-loaded.ts";
import styles from "./plugins-card.module.css";
import { showToast } from "../../../components/toasts/toast.ts";

const load = () => api.call(listInstallations, {});

/** The plugins that use the account. */
export function PluginsCard({ user }: { readonly user: User }) {
  const texts = useTexts();
  const language = useLanguage();
  const day = useDay();
  const [params] = useSearchParams();
  const loneId = loneFigmaIdIn(params);
  const takeOut = useTakeOut("figma_id");
  const [loaded, reload] = useLoaded(load, user.figmaId);
  const triedRef = useRef(false);

  const tell = (isLinked: boolean): void => {
    if (isLinked) showToast({ color: "green", message: texts.account.link.success });
    else tellFailure(texts.account.link.error);
  };

  // An id without a code asks for what was approved before; an account that is not marked as linked asks for its own.
  const askedId = loneId ?? (user.figmaId && !user.figmaAccountLinked ? user.figmaId : null);
  useEffect(() => {
    if (askedId === null || triedRef.current) return;
    triedRef.current = true;
    if (loneId !== null) takeOut();
    if (askedId === "") return tellFailure(texts.account.profile.invalidFigmaId);
    void link(askedId, null, user.userId, language)
      .catch(() => false)
      .then((isLinked) => {
        tell(isLinked);
        return isLinked ? refreshUser() : undefined;
      });
  });

  const { act } = useAct(() => texts.account.profile.failed);
  const disconnect = (id: string) =>
    act(() => api.call(disconnectInstallation, { params: { id } })).then(reload);

  return (
    <Card heading={texts.account.profile.plugins}>
      {loaded.state === "failed" && <p role="alert">{texts.account.failures.away}</p>}
      {loaded.state === "loaded" && loaded.value.installations.length === 0 && (
        <p>{texts.account.profile.noPlugins}</p>
      )}
      {loaded.state === "loaded" && loaded.value.installations.length > 0 && (
        <ul className={styles.plugins}>
          {loaded.value.installations.map(({ id, figmaName, lastUsedAt }) => (
            <li key={id}>
              <div>
                <strong>
                  {figmaName
                    ? texts.account.profile.plugin({ name: figmaName })
                    : texts.account.profile.pluginNoName}
                </strong>
                <p>
                  {lastUsedAt
                    ? texts.account.profile.lastUsed({ date: day(lastUsedAt) })
                    : texts.account.profile.neverUsed}
                </p>
              </div>
              <Button variant="default" onClick={() => void disconnect(id)}>
                {texts.account.profile.disconnect}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
