import { buildProject, compressBuild } from "./bundle/build-project.ts";

await buildProject();
await compressBuild();
