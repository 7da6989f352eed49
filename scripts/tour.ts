import { writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./run/run-tool.ts";
import { drawTour } from "./tour/draw-tour.ts";
import { edgesIn } from "./tour/rooms.ts";

await writeFile(path.join(ROOT, "docs/tour.svg"), drawTour(edgesIn(ROOT)));
