import { expect, test } from "vitest";
import { readConfig } from "../../shared/api/endpoints/config.ts";
import { openTestServer } from "../testing.ts";

test("the site learns where to sign in", async () => {
  const server = await openTestServer();
  expect(await server.as(null).call(readConfig, {})).toEqual({
    signIn: { url: null, publishableKey: "embedded" },
  });
  await server.stop();
});
