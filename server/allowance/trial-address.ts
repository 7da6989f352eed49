import { hashToken } from "../http/caller/token.ts";

/** What the ledger knows of a network address: enough to count the trial by it. */
export const trialAddress = (address: string): string =>
  hashToken(`trial of ${address}`).toString("base64url");
