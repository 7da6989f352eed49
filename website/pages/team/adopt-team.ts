import { readAccount } from "../../../shared/api/endpoints/account.ts";
import { adoptAccount } from "../../session/adopt-account.ts";
import { api } from "../../session/api.ts";

/** Takes over which team and plan the person has now; what cannot be read is read with the next page. */
export const adoptTeam = (): Promise<void> => api.call(readAccount, {}).then(adoptAccount, () => {});
