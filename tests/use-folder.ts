import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** An empty folder of a test file, which goes after its last test. */
export async function useFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "regard-test-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
