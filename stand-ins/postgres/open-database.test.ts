import { expect, test } from "vitest";
import { readEnv } from "../../server/env.ts";
import { EXIT_CODES } from "../../server/start-fault.ts";
import { openDatabase } from "./open-database.ts";

test("a database that is not there is said without its address, which holds a password", async () => {
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: "postgres://nobody:x@127.0.0.1:9/none" });
  await expect(openDatabase(env)).rejects.toMatchObject({
    exitCode: EXIT_CODES.database,
    message: "The database of DATABASE_URL does not answer (ECONNREFUSED).",
  });
});
