import { useStageState } from "../stage.ts";
import { PluginPage } from "./plugin-page.tsx";

/** The page of the run that reads along while a text is edited: nobody sees it. */
export function TypingPage() {
  const html = useStageState(({ typing }) => typing.html);
  return html === null ? null : <PluginPage run="typingRun" html={html} isHidden />;
}
