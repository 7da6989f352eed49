import { expect, test } from "vitest";
import { freshDatabase } from "../../tests/database/support/fresh-database.ts";
import { noLog } from "../log.ts";
import { listenTo } from "./listener.ts";

test("whoever stops while the connection is still being made is not left waiting", async () => {
  const options = { url: await freshDatabase("empty"), channel: "news", log: noLog, onMessage: () => {} };
  const listener = listenTo(options);
  await expect(listener.stop()).resolves.toBeUndefined();
});
