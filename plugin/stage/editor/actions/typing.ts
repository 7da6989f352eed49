import { memory } from "../memory.ts";
import type { Stage } from "../stage.ts";
import type { StageState } from "../state.ts";

const KEY = "typing";

/** True when the visitor let the plugin check texts while they type: it stays so until it is ended. */
export const isTypingChecked = (): boolean => memory.get(KEY) === "on";

/** Changes what is known of typing. */
export const setTyping = (stage: Stage, change: Partial<StageState["typing"]>): void =>
  stage.store.set({ typing: { ...stage.store.get().typing, ...change } });

/** The visitor's answer to the question; without one, nothing changes. */
export function answerTyping(stage: Stage, isAllowed: boolean): void {
  const { answerTyping: answer } = stage;
  if (!answer) return;
  stage.answerTyping = null;
  if (isAllowed) memory.set(KEY, "on");
  setTyping(stage, { isAsked: false, ...(isAllowed && { isOn: true }) });
  answer(isAllowed);
}

/** Asks the visitor whether the plugin may check texts while they type; asking once more takes the first question back. */
export function askForTyping(stage: Stage): Promise<boolean> {
  answerTyping(stage, false);
  setTyping(stage, { isAsked: true });
  return new Promise((resolve) => (stage.answerTyping = resolve));
}

/** The plugin checks texts no more. */
export function forgetTyping(stage: Stage): void {
  memory.set(KEY, "off");
  setTyping(stage, { isOn: false });
}
