import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import {
  approveLinkCode,
  createLinkCode,
  linkOwnerAndUser,
} from "../../shared/api/endpoints/installations.ts";
import {
  deleteReview,
  listSharedLinks,
  readReview,
  readSharedPicture,
  readSharedReview,
  shareReview,
  withdrawSharedLink,
} from "../../shared/api/endpoints/reviews.ts";
import { askForReview, doneOf, PNG } from "../../tests/ask-for-review.ts";
import { sharedHead } from "../reviews/shared-head.ts";
import { countHit } from "../http/caller/limits.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = await useTestServer();
const person = await server.signUp();
await server.setPlan(person.userId, "studio");
const { review } = doneOf(await askForReview(server, person.token));

const NOT_THERE = { code: "not_found" };

const mine = () => server.as(person.token);
const share = (days?: number) =>
  mine().call(shareReview, { params: { id: review.id }, body: { days: days ?? 30 } });
const linksOf = async (id: string) => (await mine().call(listSharedLinks, { params: { id } })).links;
const open = (token: string) => server.as(null).call(readSharedReview, { params: { token } });

describe("a private link", () => {
  test("leads everybody to the review, with nothing of the account in it", async () => {
    const { token } = await share();
    const { isCharged: _, ...shown } = review;
    const response = await server.app.request(`/api/shared/${token}`);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual(shown);
    for (const secret of [person.userId, person.email, "isCharged", "allowance"])
      expect(text).not.toContain(secret);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("does not tell what its owner thought of the findings", async () => {
    const { token } = await share();
    await server.deps.db.row(sql`
      insert into app.opinion_marks (review_id, finding_id, mark) values (${review.id}, 'noticed-1', 'wrong')`);
    const { secondOpinion } = await mine().call(readReview, { params: { id: review.id } });
    expect(secondOpinion.marks).toEqual({ "noticed-1": "wrong" });
    expect((await open(token)).secondOpinion).not.toHaveProperty("marks");
    await server.deps.db.row(sql`delete from app.opinion_marks`);
  });

  test("leads to its pictures, and to no others", async () => {
    const { token } = await share();
    const picture = (frameId: string) =>
      server.as(null).file(readSharedPicture, { params: { token, frameId } });
    expect(Buffer.from(await (await picture("1:1")).arrayBuffer())).toEqual(PNG);
    await expect(picture("2:2")).rejects.toMatchObject(NOT_THERE);
  });

  test("has a head for services that show links, as long as it works", async () => {
    const { id, token } = await share();
    const head = () => sharedHead(server.deps.db, token, "en", "https://here.test");
    expect(await head()).toContain(`content="https://here.test/social.png"`);
    await mine().call(withdrawSharedLink, { params: { id: review.id, linkId: id } });
    expect(await head()).toBeNull();
  });

  test("shows its title to services that run no script, and none of what a title could smuggle in", async () => {
    const { token } = await share();
    await server.deps.db.row(
      sql`update public.reviews set title = ${"\u202E'><script>alert(1)</script>"} where id = ${review.id}`,
    );
    const head = await sharedHead(server.deps.db, token, "fr", "https://here.test");
    expect(head).toContain(`content="&#39;&gt;&lt;script&gt;`);
    expect(head).not.toContain("<script");
    await server.deps.db.row(sql`update public.reviews set title = ${review.title} where id = ${review.id}`);
  });

  test("has a token that cannot be guessed, of which only the hash is kept", async () => {
    const [one, two] = [await share(), await share()];
    expect(one.token).not.toBe(two.token);
    expect(one.token).toMatch(/[\w-]{43}$/);
    const kept = await server.deps.db.rows(sql`select * from public.shared_links`);
    expect(JSON.stringify(kept)).not.toContain(one.token);
  });

  test("is listed while it works, without its token", async () => {
    const { token, ...link } = await share();
    const [newest] = await linksOf(review.id);
    expect(newest).toEqual(link);
    expect(JSON.stringify(newest)).not.toContain(token);
  });

  test("ends after the days that were asked for", async () => {
    const { id, token, createdAt, expiresAt } = await share(7);
    const days = (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    await server.deps.db.row(
      sql`update public.shared_links set expires_at = clock_timestamp() where id = ${id}`,
    );
    await expect(open(token)).rejects.toMatchObject(NOT_THERE);
    expect((await linksOf(review.id)).map((link) => link.id)).not.toContain(id);
  });

  test("that is taken back leads nowhere, nor do its pictures; the others work on", async () => {
    const [one, other] = [await share(), await share()];
    await mine().call(withdrawSharedLink, { params: { id: review.id, linkId: one.id } });
    await expect(open(one.token)).rejects.toMatchObject(NOT_THERE);
    await expect(
      server.as(null).file(readSharedPicture, { params: { token: one.token, frameId: "1:1" } }),
    ).rejects.toMatchObject(NOT_THERE);
    expect((await open(other.token)).id).toBe(review.id);
    await expect(
      mine().call(withdrawSharedLink, { params: { id: review.id, linkId: one.id } }),
    ).rejects.toMatchObject(NOT_THERE);
  });

  test("goes with its review", async () => {
    const own = doneOf(await askForReview(server, person.token)).review;
    const { token } = await mine().call(shareReview, { params: { id: own.id }, body: { days: 1 } });
    await mine().call(deleteReview, { params: { id: own.id } });
    await expect(open(token)).rejects.toMatchObject(NOT_THERE);
    await expect(linksOf(own.id)).rejects.toMatchObject(NOT_THERE);
  });

  test.each([0, 366, 1.5])("does not live %s days", async (days) => {
    await expect(share(days)).rejects.toMatchObject({ code: "invalid_input" });
  });

  test.each(["x", "regard_", "%27%20or%201=1", "%00"])("is none: %s", async (token) => {
    expect((await server.app.request(`/api/shared/${token}`)).status).toBe(404);
  });

  test("opens nothing but its review", async () => {
    const { token } = await share();
    const response = await server.app.request("/api/reviews", {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });
});

test("nobody without an account makes a link", async () => {
  const token = await server.install();
  const { id } = doneOf(await askForReview(server, token)).review;
  await expect(
    server.as(token).call(shareReview, { params: { id }, body: { days: 1 } }),
  ).rejects.toMatchObject({ code: "forbidden" });
});

test("links are made sixty times an hour at most: each of them is kept", async () => {
  const { userId, token } = await server.signUp();
  while ((await countHit(server.deps.db, "shared link by caller", userId)) === 0);
  await expect(
    server.as(token).call(shareReview, { params: { id: review.id }, body: { days: 1 } }),
  ).rejects.toMatchObject({ code: "rate_limited" });
});

test("a shared review is read 300 times a minute from one address at most", async () => {
  const { token } = await share();
  const address = "203.0.113.99";
  while ((await countHit(server.deps.db, "shared review by address", address)) === 0);
  const read = (from: string) => server.as(null, from).call(readSharedReview, { params: { token } });
  await expect(read(address)).rejects.toMatchObject({ code: "rate_limited" });
  expect((await read("203.0.113.98")).id).toBe(review.id);
});

test("a plugin makes a link to a review of the account that it is connected to", async () => {
  const figmaId = "7654321";
  const token = await server.install(figmaId);
  const { code } = await server.as(token).call(createLinkCode, {});
  await mine().call(approveLinkCode, { params: { code }, body: { figmaId } });
  await mine().call(linkOwnerAndUser, { body: { userId: person.userId, figmaId, link: code } });
  const link = await server.as(token).call(shareReview, { params: { id: review.id }, body: { days: 30 } });
  expect((await open(link.token)).id).toBe(review.id);
  expect((await linksOf(review.id)).map(({ id }) => id)).toContain(link.id);
});
