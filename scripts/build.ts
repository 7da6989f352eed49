import { buildProject } from "./build-project.ts";

await buildProject();
