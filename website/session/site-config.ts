import { makeClient } from "../../shared/api/client.ts";
import { readConfig } from "../../shared/api/endpoints/config.ts";
import { loadOnce } from "../load-once.ts";

const visitor = makeClient({ baseUrl: "", token: () => null });

/** The facts that the site must know of its server. */
export const siteConfig = loadOnce(() => visitor.call(readConfig, {}));
