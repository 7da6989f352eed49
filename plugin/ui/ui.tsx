import { render } from "@create-figma-plugin/ui";
import "!./look.css";
import { Panel } from "./panel.tsx";

// The build of the plugin looks for a default export.
export default render(Panel);
