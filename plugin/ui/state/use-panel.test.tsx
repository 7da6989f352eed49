import { act, render, screen } from "@testing-library/preact";
import { Provider } from "jotai";
import { expect, test, vi } from "vitest";
import { PANEL_FR } from "../../../shared/i18n/panel.fr.ts";
import { settingsWith } from "../../../tests/panel/open-panel.tsx";
import { acts } from "./commands.ts";
import { openStore } from "./store.ts";
import { usePanel } from "./use-panel.ts";

test("a part of the panel is drawn anew when something changes that it reads, and by nothing else", async () => {
  const drawn = vi.fn<() => void>();
  function Words() {
    const { state, texts } = usePanel();
    drawn();
    return <p title={texts.results.search}>{state.words}</p>;
  }
  render(
    <Provider store={openStore()}>
      <Words />
    </Provider>,
  );
  await act(() => acts.setParts({ layersRead: 500 }));
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(() => acts.search("contrast"));
  expect(screen.getByText("contrast")).toBeTruthy();
  expect(drawn).toHaveBeenCalledTimes(2);
  await act(() => acts.setParts({ settings: settingsWith({ language: "fr" }) }));
  expect(screen.getByTitle(PANEL_FR.results.search)).toBeTruthy();
});
