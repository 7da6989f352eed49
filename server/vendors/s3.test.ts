import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PictureStore } from "../pictures/picture-store.ts";
import { openS3 } from "./s3.ts";

/** Stands in for a storage with one bucket, for requests that are signed. */
function bucketStandIn(): Hono {
  const objects = new Map<string, { readonly type: string; readonly bytes: ArrayBuffer }>();
  const app = new Hono();
  app.use("*", async (context, next) => {
    const isSigned = context.req.header("Authorization")?.startsWith("AWS4-HMAC-SHA256 Credential=key/");
    return isSigned ? next() : context.text("AccessDenied", 403);
  });
  app.put("/bucket/*", async ({ req, body }) => {
    objects.set(req.path, { type: req.header("Content-Type") ?? "", bytes: await req.arrayBuffer() });
    return body(null, 200);
  });
  app.get("/bucket/*", ({ req, body }) => {
    const object = objects.get(req.path);
    return object ? body(object.bytes, 200, { "Content-Type": object.type }) : body("<Error/>", 404);
  });
  app.delete("/bucket/*", ({ req, body }) => {
    objects.delete(req.path);
    return body(null, 204);
  });
  return app;
}

let standIn: ServerType;
let store: PictureStore;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    standIn = serve({ fetch: bucketStandIn().fetch, port: 0, hostname: "127.0.0.1" }, () => resolve());
  });
  store = openS3({
    endpoint: `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/bucket`,
    region: "auto",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
});
afterAll(() => void standIn.close());

test("a picture is kept, replaced, read and removed, in signed requests", async () => {
  await store.put("reviews/a/0", new Uint8Array([1]), "image/png");
  await store.put("reviews/a/0", new Uint8Array([1, 2, 3]), "image/png");
  expect(await store.get("reviews/a/0")).toEqual(new Uint8Array([1, 2, 3]));
  await store.remove(["reviews/a/0", "reviews/never/0"]);
  expect(await store.get("reviews/a/0")).toBeNull();
});
