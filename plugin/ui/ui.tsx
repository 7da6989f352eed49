import { render } from "@create-figma-plugin/ui";
import "!../../shared/look/tokens.css";
import "!./look.css";
import { useEffect } from "preact/hooks";
import { TYPING } from "../protocol/typing.ts";
import { engineOfMain } from "./engine/the-engine.ts";
import { Panel, type PanelProps } from "./panel.tsx";
import { markTyping } from "./typing/mark-typing.ts";

/** The page while somebody types: nobody sees it. */
function Unseen() {
  useEffect(() => markTyping(engineOfMain()), []);
  return null;
}

const Start = (props: PanelProps) => (props.command === TYPING ? <Unseen /> : <Panel {...props} />);

// The build of the plugin looks for a default export.
export default render(Start);
