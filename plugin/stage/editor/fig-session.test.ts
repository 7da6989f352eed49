import { expect, test, vi } from "vitest";
import { restNode } from "../../../tests/stage/drawn-node.ts";
import type { FigAnswer, FigRequest } from "../reader/messages.ts";
import { slicesOf } from "../realm/crossing/slices.ts";
import { startFigSession } from "./fig-session.ts";

/** A worker whose answers are given by hand. */
function handWorker() {
  const target = new EventTarget();
  const requests: FigRequest[] = [];
  return {
    postMessage: (request: unknown) => void requests.push(request as FigRequest),
    terminate: vi.fn(),
    addEventListener: target.addEventListener.bind(target) as Worker["addEventListener"],
    requests,
    say: (data: FigAnswer) => void target.dispatchEvent(new MessageEvent("message", { data })),
    crash: () => void target.dispatchEvent(new Event("error")),
  };
}

test("answers go to those who asked, in whatever order they come", async () => {
  const worker = handWorker();
  const session = startFigSession(() => {}, worker);
  const [first, second] = [session.readPicture("1"), session.readPicture("2")];
  const [one, two] = [new Blob(["one"]), new Blob(["two"])];
  worker.say({ requestId: 2, value: two });
  worker.say({ requestId: 1, value: one });
  expect(await Promise.all([first, second])).toEqual([one, two]);
});

test("a page comes in slices, and is whole when it is answered", async () => {
  const worker = handWorker();
  const session = startFigSession(() => {}, worker);
  const reading = session.readPage("0:1");
  const document = restNode("DOCUMENT", [0, 0, 1, 1], { children: [restNode("CANVAS", [0, 0, 1, 1])] });
  for (const slice of slicesOf(document)) worker.say({ requestId: 1, slice });
  worker.say({ requestId: 1, value: { name: "Shop", document: { ...document, children: [] } } });
  expect(await reading).toEqual({ name: "Shop", document });
});

test("a failure is told with its fault, and what the worker is at with its step", async () => {
  const worker = handWorker();
  const onStep = vi.fn();
  const session = startFigSession(onStep, worker);
  const opening = session.open(new Blob());
  worker.say({ step: "unpacking" });
  worker.say({ requestId: 1, failure: { fault: "damaged", detail: "" } });
  await expect(opening).rejects.toMatchObject({ fault: "damaged" });
  expect(onStep.mock.calls).toEqual([["unpacking"]]);
});

test("a worker that crashes is ended, and everything that waits or comes later is told", async () => {
  const worker = handWorker();
  const session = startFigSession(() => {}, worker);
  const waiting = session.open(new Blob());
  worker.crash();
  await expect(waiting).rejects.toMatchObject({ fault: "crashed" });
  await expect(session.readPicture("1")).rejects.toMatchObject({ fault: "crashed" });
  expect(worker.terminate).toHaveBeenCalled();
});

test("a session that is ended ends its worker at once; what waited fails as ended", async () => {
  const worker = handWorker();
  const session = startFigSession(() => {}, worker);
  const waiting = session.open(new Blob());
  session.end();
  expect(worker.terminate).toHaveBeenCalled();
  await expect(waiting).rejects.toMatchObject({ fault: "ended" });
});
