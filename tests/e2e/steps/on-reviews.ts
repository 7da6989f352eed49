import { readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { createReview } from "../../../shared/api/endpoints/reviews.ts";
import { fromRest } from "../../../shared/scene/rest/from-rest.ts";
import { expect, ownAddress } from "./on-stage.ts";

const SAMPLE = path.resolve(import.meta.dirname, "../../../plugin/stage/samples/phone-checkout.json");

/** The token of the person who is signed in on the page. */
const tokenOn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem("regard-session") ?? "{}") as { access_token: string }).access_token,
  );

/** Credits for an opinion: an account without a plan and without a plugin has nothing else to spend. */
export async function earnCredits(request: APIRequestContext, email: string): Promise<void> {
  const data = { rating: 5, feedback: "It found what I had missed.", email };
  const response = await request.post("/f/opinion", { headers: ownAddress(), data });
  expect(response.status()).toBe(200);
}

/** Asks for a review of the sample's first screen, as a connected plugin would. */
export async function makeReview(page: Page, request: APIRequestContext): Promise<void> {
  const [scene] = fromRest(JSON.parse(await readFile(SAMPLE, "utf8")));
  const [frame] = scene?.frames ?? [];
  if (!scene || !frame) throw new Error("The sample holds no screen.");
  const picture = await page.screenshot();
  const response = await request.post(createReview.path, {
    headers: {
      Authorization: `Bearer ${await tokenOn(page)}`,
      "Idempotency-Key": crypto.randomUUID(),
      ...ownAddress(),
    },
    data: {
      scene: { ...scene, frames: [frame] },
      pictures: [{ frameId: frame.id, base64: picture.toString("base64") }],
      aspects: ["ux", "ui", "copy", "hierarchy"],
      purpose: "Pay",
      language: "en",
    },
  });
  expect(await response.text()).toContain('"done"');
}
