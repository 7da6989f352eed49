import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense, use } from "react";
import { expect, test, vi } from "vitest";
import { FAILURE_MS, loadOnce } from "./load-once.ts";
import { loadTexts } from "./load-texts.ts";

test("a thing is loaded once, also when several ask at once", async () => {
  const asked: string[] = [];
  const load = loadOnce(async (key: string) => asked.push(key));
  await Promise.all(["a", "a", "b"].map((key) => load(key)));
  await load("a");
  expect(asked).toEqual(["a", "b"]);
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>It failed.</p> : this.props.children);
}

test("a text that does not come through is a page that failed, and is loaded anew on a later visit", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let isAway = true;
  const asked = vi.fn(async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return { default: () => <p>It is here.</p> };
  });
  const load = loadTexts({ "a.mdx": asked });
  function Article() {
    const { default: Text } = use(load("a.mdx"));
    return <Text />;
  }
  const visit = () =>
    act(async () =>
      render(
        <Boundary>
          <Suspense>
            <Article />
          </Suspense>
        </Boundary>,
      ),
    );
  await visit();
  expect(screen.getByText("It failed.")).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(FAILURE_MS);
  await visit();
  expect(screen.getByText("It is here.")).toBeTruthy();
  vi.useRealTimers();
  vi.mocked(console.error).mockClear(); // React tells of the page that failed
});
