import { expect, test } from "vitest";
import { makeReferences } from "./references.ts";

const instanceOf = (getMainComponentAsync: () => Promise<unknown>): SceneNode =>
  ({ type: "INSTANCE", getMainComponentAsync }) as unknown as SceneNode;

const component = { id: "9:1", name: "Button", parent: null, remote: false };

test("an instance whose component the editor refuses to name is as good as any other, and holds nobody up", async () => {
  const references = makeReferences();
  const refused = [
    () => {
      throw new Error("refused");
    },
    () => Promise.reject(new Error("gone")),
    () => Promise.resolve(null),
    () =>
      Promise.resolve({
        get id() {
          throw new Error("deleted");
        },
      }),
  ].map((ask) => {
    const fields = {};
    references.use(instanceOf(ask), fields);
    return fields;
  });
  const known = {};
  references.use(
    instanceOf(() => Promise.resolve(component)),
    known,
  );
  await references.components();
  expect(known).toEqual({ componentId: "9:1" });
  expect(refused).toEqual([{}, {}, {}, {}]);
  expect((await references.tables()).components).toEqual({ "9:1": { name: "Button" } });
});
