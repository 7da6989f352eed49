import { expect, test } from "vitest";
import { exportAccount } from "./export-account.ts";

test("the pictures of the export are read one by one, each when the one before was taken", async () => {
  const asked: string[] = [];
  const keys = ["first", "second", "third"];
  const pieces = exportAccount(
    {
      db: {
        rows: async ({ sql }: { readonly sql: string }) =>
          (sql.includes("app.review_pictures") ? keys.map((key) => ({ record: { key } })) : []) as never,
      } as never,
      pictures: {
        get: async (key: string) => {
          asked.push(key);
          return new TextEncoder().encode(key);
        },
      } as never,
    },
    "somebody",
  );
  let text = "";
  for await (const piece of pieces) {
    if (piece.includes("base64")) expect(asked).toEqual(keys.slice(0, text.split("base64").length));
    text += piece;
  }
  expect(JSON.parse(text)).toMatchObject({
    account: [],
    pictures: keys.map((key) => ({ base64: Buffer.from(key).toString("base64") })),
    audit: [],
  });
});
