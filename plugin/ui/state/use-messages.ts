import { useEffect } from "preact/hooks";
import { listen, send } from "../../protocol/bridge.ts";
import type { Action } from "./action.ts";
import { gatherScene } from "../../protocol/gather-scene.ts";
import { takePicture } from "./reading/draw-frame.ts";

/** Who waits for these comes and goes, and a message that nobody hears is an error. */
const SOMETIMES_HEARD = ["component-found", "library-part", "library-read", "library-failed"] as const;

/** Turns what the main thread says into actions, and tells it that the panel listens. */
export function useMessages(dispatch: (action: Action) => void): void {
  useEffect(() => {
    const gathered = gatherScene();
    const stops = [
      listen("settings-loaded", (settings) => dispatch({ type: "settings-loaded", settings })),
      listen("identity-loaded", (identity) => dispatch({ type: "identity-loaded", identity })),
      listen("rights-known", ({ rights }) => dispatch({ type: "rights-known", rights })),
      listen("kept-read", (kept) => dispatch({ type: "kept-read", kept })),
      listen("marks-read", (marks) => dispatch({ type: "marks-read", marks })),
      listen("writing-failed", (failure) => dispatch({ type: "writing-failed", failure })),
      listen("selection-changed", (selection) => dispatch({ type: "selection-changed", selection })),
      listen("reading-progressed", ({ layers }) => dispatch({ type: "reading-progressed", layers })),
      listen("scene-slice", gathered.add),
      listen("scene-read", (scene, notes = {}) =>
        dispatch({ type: "scene-read", scene: gathered.whole(scene, notes), notes }),
      ),
      listen("reading-failed", (failure, requestId) =>
        dispatch({ type: "reading-failed", failure, requestId }),
      ),
      listen("scene-outdated", () => dispatch({ type: "scene-outdated" })),
      listen("not-kept", ({ what }) => dispatch({ type: "not-kept", what })),
      listen("scene-changed", (patch) => dispatch({ type: "scene-changed", patch })),
      listen("picture-exported", takePicture),
      listen("fix-made", (answer) => dispatch({ type: "fix-made", answer })),
      ...SOMETIMES_HEARD.map((name) => listen(name, () => {})),
      listen("locating-failed", (failure) => dispatch({ type: "locating-failed", ...failure })),
    ];
    send("panel-ready");
    return () => stops.forEach((stop) => stop());
  }, [dispatch]);
}
