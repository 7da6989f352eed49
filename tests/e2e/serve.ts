import { rm } from "node:fs/promises";
import path from "node:path";
import { removeData } from "../../stand-ins/postgres/remove-data.ts";
import { readEnv } from "../../server/env.ts";
import { startHeldModel } from "./steps/held-model.ts";
import { startProviders } from "../provider-stand-ins.ts";

// The product that the browser tests use: on empty data, as the stand-ins do not know who came before, and with
// providers to sign in by and a model to give second opinions.
const { DATA_FOLDER, SITE_URL } = readEnv(process.env);
await removeData(path.join(DATA_FOLDER, "postgres"));
await rm(DATA_FOLDER, { recursive: true, force: true });
const { env } = await startProviders(SITE_URL);
Object.assign(process.env, env, await startHeldModel());
await import("../../scripts/start.ts");
