import type { InstallationState } from "../../../../shared/api/endpoints/installations.ts";
import type { Link, LinkWay } from "./link.ts";
import type { PanelState } from "../panel-state.ts";

/** Opens the account, or the way to one. */
export const showAccount = (state: PanelState, way: LinkWay | null): PanelState => ({
  ...state,
  screen: "account",
  link: way && { way, code: null, fault: null },
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

/** Takes the code to show, or why there is none any more. */
export const changeLink = (state: PanelState, { code = null, fault = null }: Partial<Link>): PanelState =>
  state.link ? { ...state, link: { ...state.link, code, fault } } : state;

/** Asks for the account and the allowance again, and for the conditions of what is offered. */
export const readInstallationState = (state: PanelState): PanelState => ({
  ...state,
  installationAsked: state.installationAsked + 1,
  asked: state.asked?.stage === "offered" ? { ...state.asked } : state.asked,
});
