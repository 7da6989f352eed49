import { BROWSERS } from "./scripts/bundle/browsers.mjs";
import { engineBeside } from "./scripts/publish/engine-beside.mjs";
import { whenNeeded } from "./scripts/publish/when-needed.mjs";
import { oneOfEachStyle } from "./scripts/publish/one-of-each-style.mjs";
import { namingSite } from "./scripts/publish/naming-site.mjs";

const REQUIRED = /require\((["'].+?["'])\)/g;

/** Imports instead of requires: what is required is wrapped module by module, and browsers parse such wraps twice. */
function withImports(code) {
  const imports = [];
  const rest = code.replace(REQUIRED, (_, path) => {
    const at = imports.indexOf(path);
    const name = `module${at === -1 ? imports.push(path) - 1 : at}`;
    return name;
  });
  return `${imports.map((path, index) => `import * as module${index} from ${path};`).join("\n")}\n${rest}`;
}

/** The builder's own target is older than any of our browsers: it makes the panel larger, and slower to open. */
export default (options) => ({
  ...namingSite(options),
  plugins: [oneOfEachStyle, ...options.plugins, whenNeeded, engineBeside],
  target: BROWSERS,
  stdin: { ...options.stdin, contents: withImports(options.stdin.contents) },
});
