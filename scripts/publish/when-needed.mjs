/** A script of the page, as all of the panel's are: where the panel runs, this may run. */
const lazy = (name) => `
import code from "when-needed:${name}";
let made;
export function the${name}() {
  if (!made) {
    const script = document.createElement("script");
    script.textContent = code;
    document.head.append(script);
    script.remove();
    made = Regard${name};
  }
  return made;
}`;

const capital = (name) => name[0].toUpperCase() + name.slice(1);

/**
 * A plugin of esbuild: what `when-needed/the-NAME.ts` gives becomes a bundle of its own, which lies in the panel as a
 * text and is compiled when it is called for the first time. What both bundles import is in both: nothing of it may keep
 * a state, or be told from another by its identity.
 */
export const whenNeeded = {
  name: "when-needed",
  setup({ esbuild, initialOptions, onLoad, onResolve }) {
    const { define, target, minify } = initialOptions;
    onLoad({ filter: /[\\/]when-needed[\\/]the-\w+\.ts$/ }, ({ path }) => {
      const name = /the-(\w+)\.ts$/.exec(path)[1];
      return { contents: lazy(capital(name)), pluginData: path.replace(/the-(\w+\.ts)$/, "$1") };
    });
    onResolve({ filter: /^when-needed:/ }, ({ path, pluginData }) => ({
      path: pluginData,
      namespace: "when-needed",
      pluginData: path.replace("when-needed:", "Regard"),
    }));
    onLoad({ filter: /.*/, namespace: "when-needed" }, async ({ path, pluginData: globalName }) => {
      const { outputFiles, metafile } = await esbuild.build({
        entryPoints: [path],
        bundle: true,
        write: false,
        metafile: true,
        format: "iife",
        globalName,
        define,
        target,
        minify,
      });
      return { contents: outputFiles[0].text, loader: "text", watchFiles: Object.keys(metafile.inputs) };
    });
  },
};
