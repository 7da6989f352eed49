import { fireEvent, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { openPanel } from "../../../../tests/panel/open-panel.tsx";

const handle = () => screen.getByRole("button", { name: /^Size of the panel/ });
const size = () => ({ width: window.innerWidth, height: window.innerHeight });

test("each arrow key changes the size by a step", async () => {
  const { user, heard } = await openPanel();
  const { width, height } = size();
  handle().focus();
  await user.keyboard("{ArrowRight}{ArrowUp}");
  expect(heard("resize-panel")).toEqual([
    { width: width + 20, height, isDone: true },
    { width, height: height - 20, isDone: true },
  ]);
});

test("the pointer pulls the corner along, and the size is kept when it lets go", async () => {
  const { heard } = await openPanel();
  const { width, height } = size();
  handle().setPointerCapture = () => {};
  fireEvent.pointerDown(handle(), { screenX: 500, screenY: 700 });
  fireEvent.pointerMove(handle(), { screenX: 530, screenY: 690 });
  fireEvent.pointerUp(handle(), { screenX: 560, screenY: 680 });
  fireEvent.pointerMove(handle(), { screenX: 600, screenY: 600 });
  expect(heard("resize-panel")).toEqual([
    { width: width + 30, height: height - 10, isDone: false },
    { width: width + 60, height: height - 20, isDone: true },
  ]);
});

test("in Dev Mode, where nothing can be resized, there is no handle", async () => {
  const { say } = await openPanel();
  await say("rights-known", { rights: "dev" });
  expect(screen.queryByRole("button", { name: /^Size of the panel/ })).toBeNull();
});
