import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { listScreenReviews } from "../../shared/api/endpoints/reviews.ts";
import { RATE_LIMITS } from "../http/caller/limits.ts";
import { useTestServer, type TestPerson } from "../../tests/test-server.ts";

const server = await useTestServer();

interface Screen {
  readonly id: string;
  readonly name: string;
  readonly findings?: readonly object[];
}

/** Reviews as they are stored, one for each screen, the newest last. */
async function store({ userId }: TestPerson, screens: readonly Screen[]): Promise<readonly string[]> {
  const reports = screens.map(({ findings = [], ...screen }) => JSON.stringify([{ ...screen, findings }]));
  const rows = await server.deps.db.rows<{ id: string }>(sql`
    insert into public.reviews (user_id, aspects, report, created_at)
    select ${userId}, '{ux}', report::jsonb, clock_timestamp() + position * interval '1 millisecond'
    from unnest(${reports}::text[]) with ordinality as given (report, position) returning id`);
  return rows.map(({ id }) => id);
}

const ofScreen = ({ token }: TestPerson, id: string | undefined, frameId: string) =>
  server.as(token).call(listScreenReviews, { params: { id: id ?? "", frameId } });

test("the reviews of a screen are told, however many of others came between", async () => {
  const person = await server.signUp();
  const own = { id: "1:1", name: "Cart" };
  const others = Array.from({ length: 150 }, () => ({ id: "1:1", name: "Home" }));
  const ids = await store(person, [own, ...others, own]);
  const { reviews } = await ofScreen(person, ids.at(-1), "1:1");
  expect(reviews.map(({ id }) => id)).toEqual([ids.at(-1), ids[0]]);
});

test("what is open is counted by severity, without details", async () => {
  const person = await server.signUp();
  const findings = [
    { severity: "major" },
    { severity: "major" },
    { severity: "minor" },
    { severity: "minor", isDetail: true },
  ];
  const [id] = await store(person, [{ id: "1:1", name: "Cart", findings }]);
  const { reviews } = await ofScreen(person, id, "1:1");
  expect(reviews[0]?.counts).toEqual({ critical: 0, major: 2, minor: 1, suggestion: 0 });
});

test("who asks again and again is slowed down, and nobody else", async () => {
  const [person, other] = [await server.signUp(), await server.signUp()];
  const [[own], [foreign]] = [
    await store(person, [{ id: "1:1", name: "Cart" }]),
    await store(other, [{ id: "1:1", name: "Cart" }]),
  ];
  // More than two minutes may hold: the turn of one may come in between.
  const asked = Array.from({ length: 2 * RATE_LIMITS["screens by caller"].hits + 1 }, () =>
    ofScreen(person, own, "1:1").catch((error: unknown) => error),
  );
  expect(await Promise.all(asked)).toContainEqual(expect.objectContaining({ code: "rate_limited" }));
  expect((await ofScreen(other, foreign, "1:1")).reviews).toHaveLength(1);
});
