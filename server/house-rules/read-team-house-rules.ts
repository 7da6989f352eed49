import sql from "sql-template-tag";
import type { HouseVersion, TeamHouseRules } from "../../shared/api/endpoints/house-rules.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Db } from "../vendors/postgres.ts";

interface Row {
  readonly name: string;
  readonly is_owner: boolean;
  readonly version: number | null;
  readonly rules: TeamHouseRules["rules"];
  readonly changed_at: string;
  readonly by: string | null;
}

/** The house rules of the team that somebody is in: the latest, or an earlier version that is still kept. */
export async function readTeamHouseRules(
  db: Db,
  userId: string | null,
  version?: number,
): Promise<TeamHouseRules> {
  const row = await db.row<Row>(sql`
    select team.name, team.owner_user_id = caller.user_id as is_owner, kept.version, kept.rules, kept.changed_at,
      changer.name as by
    from public.accounts as caller
    join public.teams as team on team.id = caller.team_id
    left join app.house_rules as kept on kept.team_id = team.id and kept.version = coalesce(
      ${version ?? null}::int, (select max(version) from app.house_rules where team_id = team.id))
    left join public.team_members as changer on changer.user_id = kept.changed_by and changer.team_id = kept.team_id
    where caller.user_id = ${userId}`);
  if (version !== undefined && !row?.version) throw new ApiError("not_found");
  if (!row) return { team: null, version: 0, rules: null, changed: null };
  return {
    team: { name: row.name, role: row.is_owner ? "owner" : "member" },
    version: row.version ?? 0,
    rules: row.rules,
    changed: row.version === null ? null : { at: row.changed_at, by: row.by ?? "" },
  };
}

interface VersionRow extends Pick<HouseVersion, "version" | "changes"> {
  readonly changed_at: string;
  readonly by: string | null;
}

/** The versions of the house rules of the team that somebody is in, the latest first. */
export async function listHouseVersions(db: Db, userId: string): Promise<readonly HouseVersion[]> {
  const rows = await db.rows<VersionRow>(sql`
    select kept.version, kept.changes, kept.changed_at, changer.name as by
    from app.house_rules as kept
    left join public.team_members as changer on changer.user_id = kept.changed_by and changer.team_id = kept.team_id
    where kept.team_id = (select team_id from public.accounts where user_id = ${userId})
    order by kept.version desc`);
  return rows.map(({ version, changes, changed_at, by }) => ({
    version,
    changes,
    at: changed_at,
    by: by ?? "",
  }));
}
