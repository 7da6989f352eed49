import type { ActionOf } from "../action.ts";
import type { PanelState } from "../panel-state.ts";

/** Opens the account, or the way to one. */
export const showAccount = (state: PanelState, { way }: ActionOf<"account-wanted">): PanelState => ({
  ...state,
  screen: "account",
  link: way && { way, code: null, fault: null },
});

/** Takes what the API knows about this plugin. A plugin that is connected needs no code any more. */
export const takeInstallationState = (
  state: PanelState,
  { installationState }: ActionOf<"installation-read">,
): PanelState => ({
  ...state,
  installationState,
  isServiceAway: false,
  link: installationState.account ? null : state.link,
});

/** Takes the code to show. */
export const takeLinkCode = (state: PanelState, { code }: ActionOf<"link-code-given">): PanelState =>
  state.link ? { ...state, link: { ...state.link, code } } : state;

/** Remembers why there is no code to show any more. */
export const failLink = (state: PanelState, { fault }: ActionOf<"link-failed">): PanelState =>
  state.link ? { ...state, link: { ...state.link, code: null, fault } } : state;
