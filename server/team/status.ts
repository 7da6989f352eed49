import type { Sql } from "sql-template-tag";
import { ApiError, type ErrorCode } from "../../shared/api/errors.ts";
import type { Db } from "../vendors/postgres.ts";

/** The refusals of the database's functions, as errors of the API. */
const ERROR_OF: Readonly<Record<string, ErrorCode>> = {
  not_owner: "no_team",
  no_team: "no_team",
  in_team: "in_team",
  full: "team_full",
  unpaid: "team_unpaid",
  changed: "house_rules_changed",
  owner_stays: "team_owner_stays",
  not_found: "not_found",
  over: "not_found",
};

/** Asks a function of the database, which says for itself who may. Throws unless it is done. */
export async function orRefuse(db: Db, call: Sql): Promise<void> {
  const row = await db.row<{ status: string }>(call);
  if (row?.status === "done") return;
  throw new ApiError(ERROR_OF[row?.status ?? ""] ?? "internal");
}
