import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { startEmbedded } from "./postgres.ts";
import { removeData } from "./remove-data.ts";
import { useFolder } from "../../tests/use-folder.ts";

const folder = await useFolder();

test("data is removed wherever it lies, but never under a product that runs", async () => {
  const database = await startEmbedded({ folder });
  const data = database.folder ?? "";
  await expect(removeData(folder)).rejects.toMatchObject({ exitCode: 3 });
  expect(existsSync(data)).toBe(true);
  await database.stop();
  await removeData(folder);
  expect(existsSync(data)).toBe(false);
});

test("where there is no data there is nothing to do", async () => {
  await removeData(path.join(folder, "nothing"));
});
