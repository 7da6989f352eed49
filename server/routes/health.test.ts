import { afterAll, beforeAll, expect, test } from "vitest";
import { readHealth, readReadiness } from "../../shared/api/endpoints/health.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

test("health tells the versions and that the database answers", async () => {
  const health = await server.as(null).call(readHealth, {});
  expect(health).toMatchObject({ status: "up", database: "up", secondOpinion: "off" });
  expect(health.versions.database).toMatch(/^18/);
});

test("the server is ready once its database answers", async () => {
  expect(await server.as(null).call(readReadiness, {})).toEqual({ ready: true });
});

test("a person signs up on the embedded Supabase and gets an account", async () => {
  const { userId, token } = await server.signUp();
  const account = await server.app.request("/rest/v1/accounts?select=user_id,name", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await account.json()).toEqual([{ user_id: userId, name: "Test" }]);
});
