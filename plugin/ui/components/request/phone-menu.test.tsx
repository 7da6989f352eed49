import { screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { openPanel, screenOf } from "../../../../tests/panel/open-panel.tsx";

test("the menu of a phone closes by a press beside it, and stays for one in it", async () => {
  const { user, show } = await openPanel();
  await show(screenOf("1:1", "Help", ["All is well."]));
  const menu = screen.getByRole("button", { name: "More actions" });
  await user.click(menu);
  await user.pointer({ keys: "[MouseLeft>]", target: menu.nextElementSibling as HTMLElement });
  expect(menu.getAttribute("aria-expanded")).toBe("true");
  await user.pointer({ keys: "[/MouseLeft]" });
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(menu.getAttribute("aria-expanded")).toBe("false");
});
