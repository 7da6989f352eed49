import { act, screen } from "@testing-library/preact";
import { expect, vi } from "vitest";
import { createReview, type ReviewEvent } from "../../shared/api/endpoints/reviews.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import type { Identity } from "../../plugin/protocol/messages.ts";
import { ALL_FINDINGS, openPanel } from "./open-panel.tsx";
import { fakeApi } from "./fake-api.ts";

/** The first start of a plugin. */
export const NEW: Identity = { figmaId: "1234567", figmaName: "Designer", token: null };

/** The buttons that take up the offer of a review: with the second opinion, or nothing but the saving. */
export const OPINION = "Ask for a second opinion";
export const SAVE = "Save this review: free";

/** Opens a panel with an API; a token of the identity is a known one. */
export async function openWithApi(identity = NEW, fake = fakeApi()) {
  if (identity.token !== null) fake.api.tokens.add(identity.token);
  const panel = await openPanel({ connection: fake.connection });
  await panel.say("identity-loaded", identity);
  /** Takes up what is offered: the screen is read anew, and its picture is drawn. */
  const takeUp = async (node: SceneNode, way = OPINION) => {
    await panel.user.click(await screen.findByRole("button", { name: way }));
    await panel.readAnew(node);
    await vi.waitFor(() => expect(panel.heard("export-picture").at(-1)?.maxSidePx).toBe(1600));
    const { requestId = 0 } = panel.heard("export-picture").at(-1) ?? {};
    await panel.say("picture-exported", { frameId: node.id, requestId, png: new Uint8Array([1, 2, 3]) });
  };
  /** Asks for feedback on what is selected, and takes up what is offered. */
  const getFeedback = async (node: SceneNode, way = OPINION) => {
    const first = way === SAVE ? [ALL_FINDINGS, "Share", "Save this review…"] : ["Second opinion…"];
    for (const name of first) await panel.user.click(await screen.findByRole("button", { name }));
    await takeUp(node, way);
  };
  /** Selects a screen, asks for feedback, and waits until the API heard it. */
  const ask = async (node: SceneNode, way = OPINION) => {
    await panel.show(node);
    await getFeedback(node, way);
    await vi.waitFor(() => expect(fake.askedOf(createReview)).toHaveLength(1));
  };
  const tell = (event: ReviewEvent) => act(async () => fake.tell(event));
  const cut = () => act(async () => fake.cut());
  return { ...panel, ...fake, takeUp, getFeedback, ask, tell, cut };
}
