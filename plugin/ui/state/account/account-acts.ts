import type { InstallationState } from "../../../../shared/api/endpoints/installations.ts";
import type { PanelState } from "../panel-state.ts";

/** Opens the account, or the way to one. */
export const showAccount = (state: PanelState, link: PanelState["link"]): PanelState => ({
  ...state,
  screen: "account",
  link,
});

/** Takes what the API knows about this plugin. A plugin that is connected needs no code any more. */
export const takeInstallationState = (
  state: PanelState,
  installationState: InstallationState,
): PanelState => ({
  ...state,
  installationState,
  isServiceAway: false,
  link: installationState.account ? null : state.link,
});

/** Asks for the account and the allowance again, and for the conditions of what is offered. */
export const readInstallationState = (state: PanelState): PanelState => ({
  ...state,
  installationAsked: state.installationAsked + 1,
  asked: state.asked?.stage === "offered" ? { ...state.asked } : state.asked,
});
