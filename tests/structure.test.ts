import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../shared/i18n/language.ts";
import { ASPECTS, type RuleTexts } from "../shared/review/rule.ts";
import { RULES } from "../shared/review/rules/index.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const RULES_FOLDER = path.join(ROOT, "shared/review/rules");

/** The files of an aspect's rules, by their paths in its folder without the ending. In `facts-behind` lies what one rule asks for. */
const ruleFiles = (aspect: string): readonly string[] =>
  readdirSync(path.join(RULES_FOLDER, aspect), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "index.ts")
    .filter((name) => path.basename(path.dirname(name)) !== "facts-behind")
    .map((name) => name.replace(/\.ts$/, ""));

const BRACES = /\{(\w+)\}/g;

/** The names in braces of a text, or of each of several: the evidence that it has places for. A title or an advice may leave some of it out. */
function evidenceIn(texts: unknown): unknown {
  if (typeof texts === "string") return new Set(texts.match(BRACES));
  return Object.fromEntries(Object.entries(texts ?? {}).map(([key, text]) => [key, evidenceIn(text)]));
}

const evidenceOf = ({ problem, unsure, advice, kinds }: RuleTexts): unknown =>
  evidenceIn({ problem, unsure: { ...unsure }, advice: { ...advice }, kinds: { ...kinds } });

describe("the set of rules", () => {
  test.each(ASPECTS)("every file of %s is one rule, listed once, with its test beside it", (aspect) => {
    const listed = RULES.filter((rule) => rule.aspect === aspect).map(({ id }) => id);
    const files = ruleFiles(aspect);
    expect(listed.toSorted()).toEqual(files.map((file) => path.basename(file)).toSorted());
    for (const file of files)
      expect(existsSync(path.join(RULES_FOLDER, aspect, `${file}.test.ts`))).toBe(true);
  });

  test("each rests on a page that can be opened", () => {
    expect(RULES.filter(({ basis }) => new URL(basis).protocol !== "https:")).toEqual([]);
  });

  test("every rule says the same in every language: with the same evidence, in words of its own", () => {
    for (const { id, says } of RULES)
      for (const language of LANGUAGES) {
        expect({ id, gives: evidenceOf(says[language]) }).toEqual({ id, gives: evidenceOf(says.en) });
        if (language !== "en") expect(says[language].problem).not.toBe(says.en.problem);
      }
  });

  test("what is set for a kind is that of one that has words, and differs from the rule’s own", () => {
    for (const { id, says, basis, severity, kinds = {} } of RULES)
      for (const [kind, own] of Object.entries(kinds)) {
        expect({ id, kinds: Object.keys(says.en.kinds ?? {}) }).toEqual({
          id,
          kinds: expect.arrayContaining([kind]),
        });
        expect(own).not.toMatchObject({ basis });
        expect(own).not.toMatchObject({ severity });
        expect(new URL(own?.basis ?? basis).protocol).toBe("https:");
      }
  });
});

const ARROWS: Readonly<Record<string, readonly string[]>> = {
  shared: ["shared"],
  "plugin/protocol": ["plugin/protocol", "shared"],
  "plugin/main": ["plugin/main", "plugin/protocol", "shared"],
  "plugin/ui": ["plugin/ui", "plugin/protocol", "shared"],
  "plugin/stage": ["plugin/stage", "shared"],
  website: ["website", "shared"],
  server: ["server", "shared"],
  "stand-ins": ["stand-ins", "server", "shared"],
};

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing\.ts$/.test(name))
    .map((name) => path.join(folder, name));

function importsOf(file: string): readonly string[] {
  const source = readFileSync(path.join(ROOT, file), "utf8");
  return [...source.matchAll(/from "(\.[^"]+)"/g)].map((match) =>
    path.normalize(path.join(path.dirname(file), match[1] ?? "")),
  );
}

test.each(Object.entries(ARROWS))(
  "of the folders, %s imports only what its arrows reach",
  (folder, reachable) => {
    const astray = sourcesIn(folder).flatMap((file) =>
      importsOf(file)
        .filter((target) => !reachable.some((allowed) => target.startsWith(`${allowed}/`)))
        .map((target) => `${file} → ${target}`),
    );
    expect(astray).toEqual([]);
  },
);

/** The packages whose code a file runs: imports of types are gone by then. */
const packagesOf = (file: string): readonly string[] =>
  [
    ...readFileSync(path.join(ROOT, file), "utf8").matchAll(
      /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^;"']*?\sfrom\s+)?"([^."!][^"]*)"|\bimport\("([^."][^"]*)"\)/g,
    ),
  ]
    .map(([, loaded, loadedLater]) => loaded ?? loadedLater ?? "")
    .filter((name) => !name.startsWith("node:"))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );

/** Packages that the server runs and that talk to nobody else's service. */
const LIBRARIES: readonly string[] = [
  "@hono/node-server",
  "hono",
  "lru-cache",
  "prom-client",
  "sql-template-tag",
  "standardwebhooks",
  "zod",
];

/** Where the code of a vendor runs outside the vendors' rooms. */
const VENDORS_ELSEWHERE: Readonly<Record<string, string>> = {
  "server/migrate.ts → pg": "a migration is one session of its own, before there is a pool",
  "website/session/sign-in.ts → @supabase/supabase-js": "the browser signs in by itself",
};

describe("the vendors", () => {
  const isTheirRoom = (file: string): boolean => file.startsWith("server/vendors/");
  const theirs = new Set(
    sourcesIn("server/vendors")
      .flatMap(packagesOf)
      .filter((name) => !LIBRARIES.includes(name)),
  );
  const runs = (folder: string) =>
    sourcesIn(folder)
      .filter((file) => !isTheirRoom(file))
      .flatMap((file) => [...new Set(packagesOf(file))].map((name) => [file, name] as const));

  test("are reached through server/vendors, and no code of theirs runs elsewhere", () => {
    const inServer = runs("server").filter(([, name]) => !LIBRARIES.includes(name));
    const beside = ["shared", "plugin", "website"].flatMap(runs).filter(([, name]) => theirs.has(name));
    const astray = [...inServer, ...beside].map(([file, name]) => `${file} → ${name}`);
    expect(astray.toSorted()).toEqual(Object.keys(VENDORS_ELSEWHERE).toSorted());
  });
});

/** From the ground up: each may import those before it. */
const ENGINE_STOREYS = [
  "shared/scene",
  "shared/mend",
  "shared/house-rules",
  "shared/standards",
  ...[
    "frame",
    "text",
    "paint",
    "things",
    "structure",
    "elements",
    "icons",
    "parts",
    "controls",
    "copy",
    "contrast",
    "layout",
    "weight",
  ].map((room) => `shared/perception/${room}`),
  "shared/review",
];

describe("the engine", () => {
  test.each(ENGINE_STOREYS)("%s imports nothing of what stands on it", (folder) => {
    const above = ENGINE_STOREYS.slice(ENGINE_STOREYS.indexOf(folder) + 1);
    const upward = sourcesIn(folder).flatMap((file) =>
      importsOf(file)
        .filter((target) => above.some((storey) => target.startsWith(`${storey}/`)))
        .map((target) => `${file} → ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test("every room of perception is a storey", () => {
    const rooms = readdirSync(path.join(ROOT, "shared/perception")).map(
      (room) => `shared/perception/${room}`,
    );
    expect(ENGINE_STOREYS).toEqual(expect.arrayContaining(rooms));
  });
});

test("the rules know what a layer is by the elements and facts of perception, not by its name", () => {
  const lookAtNames = sourcesIn("shared/review/rules").filter((file) =>
    /import \{[^}]*\b(nameWords|namesOf|roleOfName)\b[^}]*\}/.test(
      readFileSync(path.join(ROOT, file), "utf8"),
    ),
  );
  expect(lookAtNames).toEqual([]);
});

const NEWER_THAN_ES2020 =
  /\.(toSorted|toReversed|toSpliced|with|findLast|findLastIndex|at|replaceAll|hasOwn|groupBy|any)\(/;

test("the main thread asks nothing of the design tool's JavaScript that is newer than ES2020", () => {
  const files = ["plugin/main", "plugin/protocol", "shared/scene"].flatMap(sourcesIn);
  const newer = files.filter((file) => NEWER_THAN_ES2020.test(readFileSync(path.join(ROOT, file), "utf8")));
  expect(newer).toEqual([]);
});

describe("the messages between panel and design", () => {
  const PROTOCOL = ["messages.ts", "library-messages.ts"]
    .map((file) => readFileSync(path.join(ROOT, "plugin/protocol", file), "utf8"))
    .join("\n");
  const codeOf = (folder: string): string =>
    sourcesIn(folder)
      .map((file) => readFileSync(path.join(ROOT, file), "utf8"))
      .join("\n");
  const [main, panel] = [codeOf("plugin/main"), codeOf("plugin/ui")];

  /** The messages that an interface of the protocol names. */
  const messagesOf = (kind: string): readonly string[] => {
    const [, body = ""] =
      new RegExp(`interface ${kind}(?: extends [\\w, ]+)? \\{\\n(.*?)\\n\\}`, "s").exec(PROTOCOL) ?? [];
    return [...body.matchAll(/^ {2}readonly "?([\w-]+)"?:/gm)].map(([, name = ""]) => name);
  };
  const says = (code: string, name: string): boolean => new RegExp(`\\bsend\\(\\s*"${name}"`).test(code);
  /** A message that the one list of a side leaves to others is heard where somebody listens for it by name. */
  const hears = (code: string, name: string): boolean =>
    new RegExp(`\\blisten\\(\\s*"${name}"`).test(code) ||
    (new RegExp(`^ +"?${name}"?[:,]`, "m").test(code) && !code.includes(`"${name}": heardElsewhere`));

  test.each([
    ["ToMain", panel, main],
    ["LibraryToMain", panel, main],
    ["EngineToMain", panel, main],
    ["ToPanel", main, panel],
    ["LibraryToPanel", main, panel],
    ["EngineToPage", main, panel],
    ["ToTypingPage", main, panel],
    ["FromTypingPage", panel, main],
  ])("of %s are all said by one side and heard by the other", (kind, from, to) => {
    const names = messagesOf(kind);
    expect(names).not.toEqual([]);
    expect({
      unsaid: names.filter((name) => !says(from, name)),
      unheard: names.filter((name) => !hears(to, name)),
    }).toEqual({ unsaid: [], unheard: [] });
  });
});

describe("the manifest", () => {
  test("names the editors that the plugin tells apart: where it may edit, and Dev Mode, where it only reads", () => {
    const { editorType, capabilities, permissions } = JSON.parse(
      readFileSync(path.join(ROOT, "manifest.json"), "utf8"),
    );
    expect(editorType).toEqual(["figma", "dev"]);
    // Without it, a plugin has no panel in Dev Mode.
    expect(capabilities).toEqual(["inspect", "textreview"]);
    // Dismissals are kept with the name of who made them.
    expect(permissions).toContain("currentuser");
    const main = readFileSync(path.join(ROOT, "plugin/main/kept/writing.ts"), "utf8");
    expect(main).toContain('figma.editorType === "dev"');
  });

  test("is what package.json says, with the built files", () => {
    const { "figma-plugin": config } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
    const manifest = JSON.parse(readFileSync(path.join(ROOT, "manifest.json"), "utf8"));
    expect(manifest).toMatchObject({
      id: config.id,
      name: config.name,
      editorType: config.editorType,
      documentAccess: "dynamic-page",
      networkAccess: config.networkAccess,
      capabilities: config.capabilities,
      main: "build/main.js",
      ui: { panel: "build/ui.js", engine: "build/engine.js" },
    });
  });
});

const CODE_FOLDERS = [
  "cli",
  "plugin",
  "scripts",
  "server",
  "shared",
  "stand-ins",
  "supabase/migrations",
  "tests",
  "website",
];

/** Comments whose first word is a riddle. A line below another one goes on with its comment. */
const RIDDLES = /(?:\/\*+[\s*]*|(?<!^\s*(?:\/\/|--).*\n\s*)(?:\/\/|--) ?)(?:What|Whether|Those)\b.*/gm;

const riddlesIn = (source: string): readonly string[] => source.match(RIDDLES) ?? [];

const codeIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: folder !== "", encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.(?:tsx?|m?js|css|sql)$/.test(file));

test("comments begin with the thing or the act", () => {
  const files = ["", ...CODE_FOLDERS].flatMap(codeIn);
  expect(files.length).toBeGreaterThan(1000);
  const riddles = files.flatMap((file) =>
    riddlesIn(readFileSync(path.join(ROOT, file), "utf8")).map((riddle) => `${file}: ${riddle}`),
  );
  expect(riddles).toEqual([]);
});
