import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../../scripts/run/run-tool.ts";

interface Package {
  /** With its exact version, as a registry knows it. */
  readonly id: string;
  readonly pages: readonly string[];
}

/** Whole pages of published packages that no test and no other bench looks at. */
const PACKAGES: readonly Package[] = [
  { id: "spectre.css@0.5.9", pages: ["docs/elements/buttons.html", "docs/components/accordions.html"] },
  { id: "notus-js@1.1.0", pages: ["index.html", "pages/auth/register.html"] },
  { id: "purple-admin@1.0.0", pages: ["index.html", "pages/ui-features/buttons.html"] },
  { id: "black-dashboard@1.0.0", pages: ["examples/typography.html", "examples/user.html"] },
];

const FOLDER = path.join(ROOT, "node_modules/.cache/bench-axe/packages");

const folderOf = ({ id }: Package): string => path.join(FOLDER, id.replaceAll("/", "_"));

/** Downloads a package once; false when that cannot be done. */
function fetchPackage(one: Package): boolean {
  const folder = folderOf(one);
  if (existsSync(folder)) return true;
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = {
      cwd: unfinished,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    };
    const tarball = execFileSync("npm", ["pack", one.id, "--silent", "--ignore-scripts"], options).trim();
    execFileSync("tar", ["xzf", tarball, "--strip-components=1"], options);
    renameSync(unfinished, folder);
    return true;
  } catch {
    return false;
  }
}

/** The pages at hand, and the packages that could not be had. */
export function fetchPages(): { readonly pages: readonly string[]; readonly missing: readonly string[] } {
  const [here, away] = [PACKAGES.filter(fetchPackage), PACKAGES.filter((one) => !existsSync(folderOf(one)))];
  return {
    pages: here
      .flatMap((one) => one.pages.map((page) => path.join(folderOf(one), page)))
      .filter((page) => existsSync(page)),
    missing: away.map(({ id }) => id),
  };
}
