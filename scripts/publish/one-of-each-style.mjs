import path from "node:path";

const OWN = { isOwn: true };

/**
 * A plugin of esbuild: a style sheet is one module for all who import it. The plugin’s builder writes a module of its own for
 * each import, so that the panel carried the same rules up to seven times.
 */
export const oneOfEachStyle = {
  name: "one-of-each-style",
  setup(build) {
    const modules = new Map();
    build.onStart(() => modules.clear());
    build.onResolve({ filter: /\.css$/ }, async ({ path: wanted, resolveDir, kind, pluginData }) => {
      if (pluginData === OWN) return undefined;
      const key = wanted.startsWith(".") ? path.resolve(resolveDir, wanted) : wanted;
      if (!modules.has(key)) modules.set(key, build.resolve(wanted, { resolveDir, kind, pluginData: OWN }));
      const { path: made, errors } = await modules.get(key);
      return errors.length > 0 ? { errors } : { path: made };
    });
  },
};
