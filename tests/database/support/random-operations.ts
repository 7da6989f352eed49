import { PLANS } from "../../../shared/plans.ts";
import { findViolations } from "./invariants.ts";
import { commit, grant, install, refund, reserve, setPlan, signUp, sweep, type Asker } from "./ledger.ts";
import { seededRandom, type Random } from "./random.ts";
import { DAY_MS } from "../../../shared/time-lengths.ts";
import { openSql, type Sql } from "./open-sql.ts";

export interface Outcome {
  readonly operations: number;
  readonly crashes: number;
  /** Broken invariants, changed ends and errors that no caller should see. */
  readonly violations: readonly string[];
}

interface Options {
  readonly seed: number;
  readonly operations: number;
  readonly clients: number;
}

/** The world that the clients share: people, machines, a clock, and the reservations known so far. */
interface World {
  readonly admin: Sql;
  readonly askers: readonly [Asker, ...Asker[]];
  readonly users: readonly [string, ...string[]];
  readonly reservations: string[];
  readonly keys: string[];
  /** Of invitations to teams. */
  readonly tokens: string[];
  readonly ends: Map<string, string>;
  readonly violations: Set<string>;
  now: number;
  crashes: number;
}

/** How a statement ends whose connection was cut: the only errors that a caller may see. */
const CUT = new Set(["57P01", "ECONNRESET", "EPIPE", "Error: Connection terminated unexpectedly"]);

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

function noteError({ violations }: World, error: unknown): void {
  const code = codeOf(error);
  if (!CUT.has(code)) violations.add(`unexpected error ${code}: ${String(error)}`);
}

/** An end that was told must never be another one later. */
function noteEnd({ ends, violations }: World, id: string, state: string | null): void {
  const known = ends.get(id);
  if (known && known !== state) violations.add(`a reservation was ${known}, then ${state}`);
  if (state) ends.set(id, state);
}

const recent = (items: readonly string[], random: Random): string | undefined =>
  items[items.length - 1 - random.below(Math.min(items.length, 30))];

type Operation = (world: World, sql: Sql, random: Random) => Promise<unknown>;

const tryReserve: Operation = async (world, sql, random) => {
  const key = (random.below(4) === 0 ? recent(world.keys, random) : undefined) ?? crypto.randomUUID();
  world.keys.push(key);
  const asker = random.pick(world.askers);
  const isFree = random.below(5) === 0;
  const { reservation_id } = await reserve(sql, asker, { key, now: new Date(world.now), isFree });
  if (reservation_id) world.reservations.push(reservation_id);
};

const trySettle: Operation = async (world, sql, random) => {
  const id = recent(world.reservations, random);
  if (!id) return;
  const settle = random.below(3) === 0 ? refund : commit;
  noteEnd(world, id, await settle(sql, id, new Date(world.now)));
};

const trySweep: Operation = (world, sql) => sweep(sql, new Date(world.now));

const tryPlan: Operation = (world, sql, random) => {
  const plan = random.below(5) === 0 ? null : random.pick(["starter", "essential", "pro"]);
  const id = PLANS.find(({ name }) => name.toLowerCase() === plan)?.id ?? null;
  // One of two anchors: most changes keep it, some move it.
  const anchor = new Date(Date.UTC(2026, 0, random.below(4) === 0 ? 31 : 15));
  const paidUntil = new Date(world.now + random.below(90) * DAY_MS);
  const seats = 1 + random.below(3);
  return setPlan(sql, random.pick(world.users), { id, anchor, paidUntil, seats, now: new Date(world.now) });
};

/** Teams are founded, joined, left and dissolved; whoever may not is told so. */
const tryTeam: Operation = (world, sql, random) => {
  const [one, other] = [random.pick(world.users), random.pick(world.users)];
  const now = new Date(world.now);
  switch (random.below(6)) {
    case 0:
      return sql`select app.found_team(${one}, 'Team')`;
    case 1:
    case 2: {
      const token = crypto.randomUUID();
      world.tokens.push(token);
      return sql`select app.invite_to_team(${one}, ${`${token}@example.test`}, sha256(${token}::text::bytea), ${now})`;
    }
    case 3:
    case 4:
      return sql`select app.accept_invite(${one}, sha256(${recent(world.tokens, random) ?? ""}::text::bytea), ${now})`;
    default:
      return random.below(2) === 0
        ? sql`select app.end_membership(${one}, ${other})`
        : sql`select app.dissolve_team(${one})`;
  }
};

const tryGrant: Operation = (world, sql, random) => {
  const expiresAt = random.below(2) ? new Date(world.now + random.below(40) * DAY_MS) : null;
  const source = `source:${random.below(60)}`;
  return grant(sql, random.pick(world.users), source, 1 + random.below(4), expiresAt, new Date(world.now));
};

const passTime: Operation = async (world, _sql, random) => {
  // Slowly enough that allowances run out, with a leap over leases and periods now and then.
  world.now += random.below(random.below(8) === 0 ? 4 * DAY_MS : 60_000);
};

/** As often as they stand here. */
const OPERATIONS: readonly [Operation, ...Operation[]] = [
  ...([tryReserve, tryReserve, tryReserve, tryReserve, tryReserve, tryReserve, tryReserve] as const),
  ...([trySettle, trySettle, trySettle, trySettle] as const),
  ...([trySweep, tryPlan, tryGrant, passTime] as const),
  ...([tryTeam, tryTeam, tryTeam] as const),
];

/** Runs one statement on a connection that will not survive it. */
async function onDoomed(world: World, url: string, run: (doomed: Sql) => Promise<unknown>): Promise<void> {
  world.crashes += 1;
  const doomed = openSql(url, { max: 1 });
  await run(doomed).catch((error: unknown) => noteError(world, error));
  await doomed.end();
}

/** Cuts the connection while the operation is under way: before, during or after its commit, as it happens. */
const crash = (world: World, url: string, random: Random): Promise<void> =>
  onDoomed(world, url, async (doomed) => {
    const [row] = await doomed<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const operation = random.pick(OPERATIONS)(world, doomed, random);
    await Promise.all([operation, world.admin`select pg_terminate_backend(${row?.pid ?? 0})`]);
  });

/** Cuts the connection after the work is done and before it is committed: all of it must be gone. */
const crashBeforeCommit = (world: World, url: string, random: Random): Promise<void> =>
  onDoomed(world, url, (doomed) => {
    const { userId, installationId, address } = random.pick(world.askers);
    return doomed`
      select app.reserve_request(${userId ?? null}, ${installationId ?? null}, ${address ?? null},
        ${crypto.randomUUID()}, 'body', '10 minutes', ${new Date(world.now)}), pg_terminate_backend(pg_backend_pid())`;
  });

async function runClient(world: World, url: string, operations: number, random: Random): Promise<void> {
  const sql = openSql(url, { max: 1, role: "service_role" });
  for (let count = 0; count < operations; count += 1) {
    const dice = random.below(60);
    if (dice === 0) await crash(world, url, random);
    else if (dice === 1) await crashBeforeCommit(world, url, random);
    else
      await random
        .pick(OPERATIONS)(world, sql, random)
        .catch((error: unknown) => noteError(world, error));
  }
  await sql.end();
}

async function makeWorld(admin: Sql): Promise<World> {
  const users = [await signUp(admin), await signUp(admin), await signUp(admin)] as const;
  const machines = [await install(admin), await install(admin)] as const;
  const askers: readonly [Asker, ...Asker[]] = [
    { userId: users[0] },
    { userId: users[1], installationId: machines[0], address: "1" },
    { userId: users[2], installationId: machines[1], address: "1" },
    { userId: users[1], installationId: machines[1], address: "2" },
    { installationId: machines[0], address: "2" },
    { installationId: machines[1] },
  ];
  const now = Date.UTC(2026, 0, 15);
  return {
    admin,
    askers,
    users,
    reservations: [],
    keys: [],
    tokens: [],
    ends: new Map(),
    violations: new Set(),
    now,
    crashes: 0,
  };
}

/** The books of one who takes no part, to be the same afterwards. */
const booksOf = (admin: Sql, userId: string): Promise<unknown> =>
  admin`select * from app.usage_accounts as account join app.usage_periods on usage_account_id = account.id
    where user_id = ${userId}`.then((rows) => JSON.stringify(rows));

async function checkEnd({ admin, violations, now }: World): Promise<void> {
  for (const violation of await findViolations(admin)) violations.add(violation);
  await sweep(admin, new Date(now + DAY_MS)).catch((error: unknown) =>
    violations.add(`sweep: ${String(error)}`),
  );
  const [row] = await admin<{ left: number }[]>`
    select count(*)::int as left from app.usage_periods, app.credit_lots
    where usage_periods.reserved > 0 or credit_lots.reserved > 0`;
  if (row?.left) violations.add("something is reserved after the sweep");
  for (const violation of await findViolations(admin)) violations.add(violation);
}

/** Lets several clients do what they like at once, cutting their connections now and then, and checks the books. */
export async function runRandomOperations(
  url: string,
  { seed, operations, clients }: Options,
): Promise<Outcome> {
  const admin = openSql(url, { max: 4 });
  const world = await makeWorld(admin);
  const bystander = await signUp(admin);
  await setPlan(admin, bystander, { id: PLANS[0]?.id ?? null });
  await reserve(admin, { userId: bystander }, { now: new Date(world.now), lease: "10 years" });
  const books = await booksOf(admin, bystander);
  await Promise.all(
    Array.from({ length: clients }, (_, index) =>
      runClient(world, url, Math.ceil(operations / clients), seededRandom(seed + index)),
    ),
  );
  if ((await booksOf(admin, bystander)) !== books) world.violations.add("the books of a bystander changed");
  await admin`update app.usage_reservations set lease_ends_at = ${new Date(world.now)} where user_id = ${bystander}`;
  await checkEnd(world);
  await admin.end();
  return { operations, crashes: world.crashes, violations: [...world.violations] };
}
