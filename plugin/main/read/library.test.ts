import { expect, test } from "vitest";
import { makeLibrary } from "./library.ts";

const instanceOf = (getMainComponentAsync: () => Promise<unknown>): SceneNode =>
  ({ type: "INSTANCE", getMainComponentAsync }) as unknown as SceneNode;

const component = { id: "9:1", name: "Button", parent: null, remote: false };

test("an instance whose component the editor refuses to name is as good as any other, and holds nobody up", async () => {
  const library = makeLibrary();
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
    library.use(instanceOf(ask), fields);
    return fields;
  });
  const known = {};
  library.use(
    instanceOf(() => Promise.resolve(component)),
    known,
  );
  await library.components();
  expect(known).toEqual({ componentId: "9:1" });
  expect(refused).toEqual([{}, {}, {}, {}]);
  expect((await library.tables()).components).toEqual({ "9:1": { name: "Button" } });
});
