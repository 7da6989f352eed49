import { expect, test } from "vitest";
import type { Stage } from "../stage.ts";
import type { StageState } from "../state.ts";
import { createStore } from "../store.ts";
import { answerTyping, askForTyping, forgetTyping } from "./typing.ts";

const openStage = () => {
  const typing = { isOn: false, isAsked: false, edited: null, html: null };
  const store = createStore<Pick<StageState, "typing">>({ typing });
  return { store, answerTyping: null } as unknown as Stage;
};

const typingOn = (stage: Stage) => stage.store.get().typing;

test("texts are checked once the visitor allowed it, until the plugin ends it", async () => {
  const stage = openStage();
  const asked = askForTyping(stage);
  expect(typingOn(stage)).toMatchObject({ isAsked: true, isOn: false });
  answerTyping(stage, true);
  expect(await asked).toBe(true);
  expect(typingOn(stage)).toMatchObject({ isAsked: false, isOn: true });
  forgetTyping(stage);
  expect(typingOn(stage)).toMatchObject({ isAsked: false, isOn: false });
});

test("a no changes nothing, nor does an answer that nobody asked for", async () => {
  const stage = openStage();
  const asked = askForTyping(stage);
  answerTyping(stage, false);
  expect(await asked).toBe(false);
  answerTyping(stage, true);
  expect(typingOn(stage)).toMatchObject({ isAsked: false, isOn: false });
});

test("who asks twice is answered twice: the first question was taken back", async () => {
  const stage = openStage();
  const [first, second] = [askForTyping(stage), askForTyping(stage)];
  expect(await first).toBe(false);
  expect(typingOn(stage).isAsked).toBe(true);
  answerTyping(stage, true);
  expect(await second).toBe(true);
});
