import { hashToken } from "../http/caller/token.ts";

/** The hash under which the ledger counts the trial of a network address. */
export const trialAddress = (address: string): string =>
  hashToken(`trial of ${address}`).toString("base64url");
