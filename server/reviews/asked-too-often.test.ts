import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { createReview, retryOpinion } from "../../shared/api/endpoints/reviews.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = await useTestServer();

const later = {
  [createReview.path]: createReview.path,
  [retryOpinion.path]: `/api/reviews/${crypto.randomUUID()}/opinion`,
};

test.each(Object.entries(later))(
  "%s: who asks too often is refused before anything is read",
  async (_, path) => {
    const token = await server.install();
    const ask = (body: RequestInit["body"]) =>
      server.app.request(`http://localhost:4321${path}`, {
        method: "POST",
        body,
        headers: {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
          "Idempotency-Key": crypto.randomUUID(),
        },
        duplex: "half",
      } as RequestInit);
    await ask("{}");
    // In this window and in the next one: a minute may end in between.
    await server.deps.db.rows(sql`
    insert into app.rate_counters (bucket, window_start, hits)
    select distinct bucket, window_start + place * interval '1 minute', 1000
    from app.rate_counters, generate_series(0, 2) as place where bucket like 'review%by caller:%'
    on conflict (bucket, window_start) do update set hits = excluded.hits`);
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([0x7b])) });
    expect((await ask(endless)).status).toBe(429);
  },
);
