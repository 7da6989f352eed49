import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { CONTRACT } from "../../shared/api/contract.ts";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { shareReview } from "../../shared/api/endpoints/reviews.ts";
import * as team from "../../shared/api/endpoints/team.ts";
import { planId } from "../../shared/plans.ts";
import { askForReview, doneOf, readyOpinion, reviewRequest } from "../../tests/ask-for-review.ts";
import { hashToken, newToken } from "../http/caller/token.ts";
import { useTestServer } from "../../tests/test-server.ts";

const idOf = async (query: ReturnType<typeof sql>): Promise<string> =>
  (await server.deps.db.row<{ id: string }>(query))?.id ?? "";

async function invite(email: string): Promise<string> {
  await server.as(owner.token).call(team.inviteToTeam, { body: { email } });
  return server.invitationTo(email);
}

const server = await useTestServer({ deps: { secondOpinion: readyOpinion() } });
const owner = await server.signUp();
await server.setPlan(owner.userId, "starter", 5);
await server.as(owner.token).call(team.createTeam, { body: { name: "Atelier" } });
const mate = await server.signUp();
const params = { token: await invite(mate.email) };
await server.as(mate.token).call(team.acceptInvitation, { params });
await invite("somebody@example.test");
const { review } = doneOf(await askForReview(server, owner.token));
const link = await server.as(owner.token).call(shareReview, { params: { id: review.id }, body: { days: 3 } });
/** The ids of the owner's things, by their kind. */
const ids: Readonly<Record<string, string>> = {
  person: owner.userId,
  review: review.id,
  link: link.id,
  team: await idOf(sql`select id from public.teams`),
  invite: await idOf(sql`select id from public.team_invites`),
  plugin: await idOf(sql`
    insert into public.installations (user_id, token_hash) values (${owner.userId}, ${hashToken(newToken())}) returning id`),
};
const callers: Readonly<Record<string, string | null>> = {
  nobody: null,
  "somebody else": (await server.signUp()).token,
  "somebody else's plugin": await server.install(),
  "a colleague of the team": mate.token,
};

/** All that there is of the owner. */
const kept = () =>
  server.deps.db.row(sql`select
    (select jsonb_agg(one) from public.accounts as one where user_id = ${owner.userId}) as account,
    (select jsonb_agg(one) from public.teams as one where owner_user_id = ${owner.userId}) as teams,
    (select jsonb_agg(one order by user_id) from public.team_members as one where team_id = ${ids["team"]}) as members,
    (select jsonb_agg(one) from public.team_invites as one where user_id = ${owner.userId}) as invites,
    (select jsonb_agg(one) from public.reviews as one where user_id = ${owner.userId}) as reviews,
    (select jsonb_agg(one) from public.shared_links as one where user_id = ${owner.userId}) as links,
    (select jsonb_agg(one) from public.installations as one where user_id = ${owner.userId}) as plugins,
    (select jsonb_agg(one) from app.usage_ledger as one
      join app.usage_accounts as account on account.id = usage_account_id where account.user_id = ${owner.userId}) as ledger`);

/** A body for every address at once: each ignores the fields that it does not know. */
const body = (): object => ({
  ...reviewRequest({ pictures: [] }),
  userId: owner.userId,
  figmaId: "1",
  link: null,
  name: "Somebody else",
  newsletterOptIn: false,
  days: 3,
  isShared: true,
  findingId: "o1",
  mark: "wrong",
  planId: planId("studio"),
  interval: "month",
  seats: 2,
  shown: { amount: 100, currency: "eur", at: 0 },
  beginsAtOnce: true,
  email: "other@example.test",
});

/** True when an endpoint names somebody in its path or its body. */
const namesSomebody = ({ path, body: shape }: Endpoint): boolean =>
  /:(id|linkId)\b/.test(path) ||
  Object.hasOwn((shape as { readonly shape?: object } | undefined)?.shape ?? {}, "userId");

const named = Object.entries(CONTRACT as Readonly<Record<string, Endpoint>>).filter(([, one]) =>
  namesSomebody(one),
);

test.each(named)(
  "%s, with what is somebody else's, is refused to everybody, and changes nothing",
  async (_, { method, path }) => {
    const before = await kept();
    const answered: string[] = [];
    for (const [who, token] of Object.entries(callers))
      for (const [what, id] of Object.entries(path.includes(":") ? ids : { person: owner.userId })) {
        const address = path
          .replace(":id", id)
          .replace(":linkId", ids["link"] ?? "")
          .replace(":frameId", "1:1");
        const { status } = await server.app.request(`http://localhost:4321${address}`, {
          method,
          headers: {
            "Content-Type": "application/json",
            "Idempotency-Key": randomUUID(),
            "X-Forwarded-For": randomUUID(),
            ...(token !== null && { Authorization: `Bearer ${token}` }),
          },
          ...(method !== "GET" && { body: JSON.stringify(body()) }),
        });
        // 409: that they have no team to share with.
        if (![401, 403, 404, 409].includes(status)) answered.push(`${who}, ${what}: ${status}`);
      }
    expect(answered).toEqual([]);
    expect(await kept()).toEqual(before);
  },
);
