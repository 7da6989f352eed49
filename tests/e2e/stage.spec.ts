import {
  ALL_FINDINGS,
  box,
  button,
  canvas,
  clickScreen,
  design,
  designWith,
  expect,
  file,
  fileInHand,
  heading,
  layers,
  selectedLayer,
  openFile,
  openStage,
  panel,
  screen,
  solid,
  test,
  violations,
} from "./steps/on-stage.ts";

test.beforeEach(({ page }) => openStage(page));

test("the plugin lives in a sandbox of its own", async ({ page }) => {
  await test.step("it has no origin", async () => {
    expect(await page.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts allow-downloads");
    expect(
      await panel(page)
        .locator("html")
        .evaluate(() => window.origin),
    ).toBe("null");
  });
  await test.step("its code finds nothing of the browser around it", async () => {
    await expect(heading(page, "Checkout")).toBeVisible();
    const [engine] = page.workers();
    const found = await engine?.evaluate(() =>
      ["fetch", "indexedDB", "URL", "TextEncoder", "Intl", "postMessage", "importScripts", "figma"].filter(
        (name) => name in globalThis,
      ),
    );
    expect(found).toEqual(["figma"]);
  });
  await test.step("it can be closed and opened again", async () => {
    await expect(page.locator("iframe")).toBeVisible();
    await page.getByRole("button", { name: "Close plugin" }).click();
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.getByRole("button", { name: "Open Regard" }).click();
    await expect(heading(page, "Checkout")).toBeVisible();
  });
});

test("several screens are selected by Control A, by Shift and by Control in the list of layers", async ({
  page,
}) => {
  const names = ["Home", "Cart", "Pay"];
  const screens = names.map((name, n) =>
    screen(name, { id: `1:${n}`, absoluteBoundingBox: box(n * 400, 0, 300, 300), children: [] }),
  );
  await openFile(page, file(designWith(screens)));
  const row = (name: string) => layers(page).getByRole("treeitem", { name });
  await expect(row("Pay")).toBeVisible();
  await page.keyboard.press("Control+a");
  await expect(selectedLayer(page)).toHaveText(["Pay", "Cart", "Home"]);
  await expect(heading(page, "3 screens")).toBeVisible();
  await row("Home").click();
  await row("Pay").click({ modifiers: ["Control"] });
  await expect(selectedLayer(page)).toHaveText(["Pay", "Home"]);
  await row("Home").click();
  await row("Pay").click({ modifiers: ["Shift"] });
  await expect(selectedLayer(page)).toHaveText(["Pay", "Cart", "Home"]);
});

test("a screen of one’s own is chosen and changed", async ({ page }) => {
  await test.step("the panel gets real pixels of it", async () => {
    await openFile(page, file(screen("Home")));
    await expect(layers(page).getByRole("treeitem")).toHaveText(["Home"]);
    await clickScreen(page, "Home");
    const picture = panel(page).locator("img").first();
    await expect(picture).toBeVisible();
    const middle = await picture.evaluate((image: HTMLImageElement) => {
      const surface = document.createElement("canvas");
      const context = surface.getContext("2d");
      surface.width = image.naturalWidth;
      surface.height = image.naturalHeight;
      context?.drawImage(image, 0, 0);
      const [x, y] = [Math.round(image.naturalWidth / 2), Math.round(image.naturalWidth / 2)];
      return [...(context?.getImageData(x, y, 1, 1).data ?? [])];
    });
    expect(middle).toEqual([255, 0, 0, 255]);
  });
  await test.step("a click selects it, a double-click goes deeper, Escape comes back", async () => {
    const { width, height } = (await canvas(page).boundingBox()) ?? { width: 0, height: 0 };
    const middle = { x: width / 2, y: height / 2 };
    await canvas(page).click({ position: middle });
    await expect(layers(page).getByRole("treeitem", { selected: true })).toHaveText("Home");
    await canvas(page).dblclick({ position: middle });
    await expect(layers(page).getByRole("treeitem", { selected: true })).toHaveText("Square");
    await canvas(page).press("Escape");
    await expect(layers(page).getByRole("treeitem", { selected: true })).toHaveText("Home");
  });
  await test.step("the keyboard alone selects, moves, deletes and takes back", async () => {
    await openFile(page, file(screen("Home")));
    await expect(layers(page).getByRole("treeitem")).toHaveText(["Home"]);
    await layers(page).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(layers(page).getByRole("treeitem", { selected: true })).toHaveText("Square");
    await canvas(page).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.getByRole("textbox", { name: "Horizontal position" })).toHaveValue("99");
    await expect(page.getByRole("textbox", { name: "Vertical position" })).toHaveValue("110");
    await page.keyboard.press("Delete");
    await expect(layers(page).getByRole("treeitem", { name: "Square" })).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(layers(page).getByRole("treeitem", { name: "Square" })).toHaveCount(1);
  });
});

test("the other sample, another theme and another language are a step away", async ({ page }) => {
  await test.step("moving through the menu by keyboard leaves one’s own design open", async () => {
    await openFile(page, file(screen("Home")));
    await expect(layers(page).getByRole("treeitem")).toHaveText(["Home"]);
    await design(page, "Home").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitemradio", { name: "Desktop dashboard" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(design(page, "Home")).toBeFocused();
    await expect(layers(page).getByRole("treeitem")).toHaveText(["Home"]);
  });
  await test.step("the other sample opens from the menu by keyboard, and its screens are listed", async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(design(page, "Desktop dashboard")).toBeVisible();
    await expect(layers(page).getByRole("treeitem")).toHaveText(["Settings", "Overview"]);
  });
  await test.step("the theme changes in the stage and in the running plugin", async () => {
    const root = panel(page).locator("html");
    await expect(root).toHaveClass("figma-light");
    await page.getByRole("button", { name: "Switch to dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(root).toHaveClass("figma-dark");
  });
  await test.step("the stage speaks French, and remembers it", async () => {
    await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Calques" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });
});

test("a file is opened as far as it can be read, and said where it cannot", async ({ page }) => {
  await test.step("what cannot be read says where its fault is, and leaves the open design", async () => {
    await openFile(page, file({ document: "nothing" }));
    await expect(page.getByRole("alert")).toContainText(
      'document: expected an object, found the text "nothing"',
    );
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByRole("alert")).toBeEmpty();
    await openFile(page, file("{ not json"));
    await expect(page.getByRole("alert")).toContainText(/is damaged near line 1\. Export it once more/);
    await expect(design(page, "Phone checkout")).toBeVisible();
  });
  await test.step("a file without screens says so", async () => {
    await openFile(page, file({ id: "0:1", name: "Page", type: "CANVAS", children: [] }));
    await expect(page.getByRole("alert")).toContainText("This file has no screens");
  });
  await test.step("where a part cannot be read, the rest opens", async () => {
    await openFile(page, file({ document: screen("Home", { opacity: 7 }) }));
    await expect(layers(page).getByRole("treeitem")).toHaveText(["Home"]);
  });
  await test.step("a design is opened by dropping it", async () => {
    const transfer = await fileInHand(page, JSON.stringify(screen("Dropped")));
    await canvas(page).dispatchEvent("dragover", { dataTransfer: transfer });
    await expect(page.getByText("Drop your design here")).toBeVisible();
    await canvas(page).dispatchEvent("drop", { dataTransfer: transfer });
    await expect(layers(page).getByRole("treeitem")).toHaveText(["Dropped"]);
  });
  await test.step("what a foreign design says is never run", async () => {
    const evil = `<img src=x onerror="document.title='hacked'"></text><script>document.title='hacked'</script>`;
    const text = {
      id: `"><script>`,
      name: evil,
      type: "TEXT",
      absoluteBoundingBox: box(0, 0, 200, 20),
      fills: solid(1, 0, 0),
      characters: evil,
      style: { fontFamily: `"><script>document.title='hacked'</script>`, fontSize: 12, fontWeight: 400 },
    };
    await openFile(page, file(screen(evil, { children: [text] })));
    await expect(canvas(page).locator("svg text").first()).toBeAttached();
    await expect(page).toHaveTitle(/Regard/);
    await expect(canvas(page).locator("script, img")).toHaveCount(0);
  });
});

test("findings have numbers beside their layers: a row outlines its own, and a press of a number opens its row", async ({
  page,
}) => {
  const marks = canvas(page).locator("[data-mark]");
  await expect(marks).toHaveText(["1", "2", "3", "4"]);
  await button(page, /Text overflows its container/).hover();
  await expect(canvas(page).locator("[data-mark][data-pointed]")).toHaveText("3");
  await marks.nth(1).click();
  await expect(button(page, /Error message does not help/)).toHaveAttribute("aria-expanded", "true");
  await expect(selectedLayer(page)).toHaveText(["Error"]);
});

test("a narrow screen shows the design, the plugin or both, a layer beside the words that lead there, and nothing is cut off", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await clickScreen(page, "Checkout");
  await page.getByRole("button", { name: "Plugin", exact: true }).click();
  await button(page, ALL_FINDINGS).click();
  await expect(canvas(page)).toBeHidden();
  await button(page, /Text too faint/).click();
  await expect(canvas(page).getByText(/^Card hint/)).toBeInViewport();
  await expect(panel(page).getByText("What to do")).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: "Show layers" }).click();
  await expect(layers(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("no accessibility violations, wide, dark and in French, nor narrow, light and in English", async ({
  page,
}) => {
  for (const [width, theme, language] of [
    [1440, "dark", "fr"],
    [320, "light", "en"],
  ] as const)
    await test.step(`${width} px, ${theme}, ${language}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole("button", { name: /^(?:Switch to|Passer en mode) / }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await page.getByRole("combobox", { name: /^Lang(?:uage|ue)$/ }).selectOption(language);
      await expect(heading(page, "Checkout")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await openFile(page, file("nothing"));
      await expect(page.getByRole("alert")).not.toBeEmpty();
      await page.getByRole("button", { name: /^(File|Fichier):/ }).click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("alert").getByRole("button").click();
    });
});
