import { screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { textContrast } from "../../../../shared/review/rules/ui/contrast/text-contrast.ts";
import { screen as phoneScreen, text } from "../../../../shared/scene/testing.ts";
import { ALL_FINDINGS, openPanel } from "../../testing.tsx";

const bill = phoneScreen(
  [
    text("Your bill of this month", { id: "1:1/clear", color: "#222222", x: 20, y: 60, width: 200 }),
    text("Pay within thirty days", {
      id: "1:1/pale",
      name: "Terms",
      color: "#aaaaaa",
      x: 20,
      y: 100,
      width: 200,
    }),
  ],
  { id: "1:1", name: "Bill" },
);

async function openViews() {
  const panel = await openPanel({ rules: [textContrast] });
  await panel.show(bill);
  await panel.user.click(await screen.findByRole("button", { name: ALL_FINDINGS }));
  const drawnBefore = panel.heard("export-picture").length;
  await panel.user.click(screen.getByText("Views of the screen"));
  const drawn = () => panel.heard("export-picture").slice(drawnBefore);
  const draw = async (png: Uint8Array | null = new Uint8Array([1])) => {
    await waitFor(() => expect(drawn()).toHaveLength(1));
    await panel.say("picture-exported", { frameId: "1:1", requestId: drawn()[0]?.requestId ?? 0, png });
  };
  return { ...panel, drawn, draw };
}

const picture = () => screen.getByRole<HTMLImageElement>("img", { name: /^Bill, / });
const choose = (name: string) => screen.getByRole("radio", { name });

describe("the views of a screen", () => {
  test("are drawn when they are opened, as wide as can be read, and not before", async () => {
    const panel = await openPanel({ rules: [textContrast] });
    await panel.show(bill);
    await panel.user.click(await screen.findByRole("button", { name: ALL_FINDINGS }));
    expect(panel.heard("export-picture").every(({ maxSidePx }) => maxSidePx < 1733)).toBe(true);
    await panel.user.click(screen.getByText("Views of the screen"));
    expect(screen.getByText("Drawing the screen…")).toBeTruthy();
    await waitFor(() => expect(panel.heard("export-picture").at(-1)?.maxSidePx).toBe(1733));
  });

  test("say so when the screen cannot be drawn", async () => {
    const { draw } = await openViews();
    await draw(null);
    expect(screen.getByText("This screen could not be drawn.")).toBeTruthy();
  });

  test("mark the contrast of each text, and lead to one that fails", async () => {
    const { draw, user, heard } = await openViews();
    await draw();
    expect(await screen.findByText("1 pass · 1 fail")).toBeTruthy();
    const name = "“Pay within thirty days”: 2.32:1, needs 4.5:1. Show on the canvas";
    await user.click(
      within(screen.getByRole("region", { name: "Picture of Bill" })).getByRole("button", { name }),
    );
    expect(heard("locate-layer").at(-1)).toEqual({ id: "1:1/pale" });
  });

  test.each(["Protanopia", "Deuteranopia", "Tritanopia"])(
    "show %s by a matrix in linear light",
    async (name) => {
      const { draw, user } = await openViews();
      await draw();
      await user.click(choose(name));
      const filter = document.querySelector("filter");
      expect(picture().style.filter).toBe(`url(#${filter?.id})`);
      expect(filter?.getAttribute("color-interpolation-filters")).toBe("linearRGB");
      expect(filter?.querySelector("feColorMatrix")?.getAttribute("values")?.split(" ")).toHaveLength(20);
    },
  );

  test("show each colour blindness by a filter of its own name", async () => {
    const { draw, user } = await openViews();
    await draw();
    const filters = new Set<string>();
    for (const name of ["Protanopia", "Deuteranopia", "Tritanopia"]) {
      await user.click(choose(name));
      filters.add(picture().style.filter);
    }
    expect(filters.size).toBe(3);
  });

  test("show one picture: another view does not draw it anew", async () => {
    const { draw, drawn, user } = await openViews();
    await draw();
    await user.click(choose("Out of focus"));
    expect(picture().alt).toBe("Bill, Out of focus");
    expect(drawn()).toHaveLength(1);
  });

  test("can be enlarged to the size of the screen, and fitted again", async () => {
    const { draw, user } = await openViews();
    await draw();
    const width = () => picture().parentElement?.style.width;
    expect(width()).toBe("100%");
    await user.click(screen.getByRole("button", { name: "Enlarge" }));
    expect(width()).toBe("720px");
    await user.click(screen.getByRole("button", { name: "Fit" }));
    expect(width()).toBe("100%");
  });
});
