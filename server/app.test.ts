import { expect, test } from "vitest";
import { openTestServer } from "../tests/test-server.ts";

test("password managers find where a password is changed", async () => {
  const server = await openTestServer();
  const answer = await server.app.request("/.well-known/change-password");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/profile#password");
  await server.stop();
});
