import { render, screen } from "@testing-library/preact";
import { Provider } from "jotai";
import { expect, test } from "vitest";
import { openStore } from "../../../state/store.ts";
import { LayerLinks } from "./layer-links.tsx";

test("a layer that several findings concern is linked once, and counted once", () => {
  const layers = ["1", "2", "1", "3", "2", "4", "5", "6"].map((id) => ({ id, name: `Layer ${id}` }));
  render(
    <Provider store={openStore()}>
      <LayerLinks layers={layers} />
    </Provider>,
  );
  expect(screen.getAllByTitle(/^Layer/).map(({ title }) => title.at(-1))).toEqual(["1", "2", "3", "4"]);
  expect(screen.getByRole("button", { name: /6/ })).toBeTruthy();
});
