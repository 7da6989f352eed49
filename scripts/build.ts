import { buildProject } from "./bundle/build-project.ts";

await buildProject();
