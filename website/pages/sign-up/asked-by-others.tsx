import { Alert } from "@mantine/core";
import { useCallback } from "react";
import { readInvitation } from "../../../shared/api/endpoints/team.ts";
import { LinkBanner } from "../../components/link-banner.tsx";
import { useTexts } from "../../language/use-texts.ts";
import { api } from "../../session/api.ts";
import { linkWishIn } from "../../session/link-plugin.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import type { ReasonProps } from "./sign-up-reason.tsx";
import styles from "./sign-up-page.module.css";

/** The team that invites. */
function Invited({ token }: { readonly token: string }) {
  const texts = useTexts();
  const [loaded] = useLoaded(useCallback(() => api.call(readInvitation, { params: { token } }), [token]));
  if (loaded.state !== "loaded") return null;
  const { team } = loaded.value;
  return <Alert className={styles.reason ?? ""}>{texts.account.signUp.invited({ team })}</Alert>;
}

/** A team that invites, and a plugin that asks to be connected. */
export function AskedByOthers({ params }: ReasonProps) {
  const texts = useTexts();
  const [token, wish] = [params.get("invite"), linkWishIn(params)];
  return (
    <>
      {token && <Invited token={token} />}
      {wish && <LinkBanner wish={wish}>{texts.account.link.atSignUp}</LinkBanner>}
    </>
  );
}
