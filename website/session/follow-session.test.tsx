import { expect, test, vi } from "vitest";
import { serve } from "../../tests/site/open-page.tsx";
import { followSession, readSession, withSignIn } from "./follow-session.ts";
import { openSignIn } from "./sign-in.ts";

test("the session is followed once, however many begin to at the same time", async () => {
  serve({});
  const subscribe = vi.spyOn(await openSignIn(), "onAuthStateChange");
  await Promise.all([followSession(), withSignIn(async () => {}), readSession()]);
  expect(subscribe).toHaveBeenCalledTimes(1);
});
