import { useEffect } from "preact/hooks";
import { listenToMain, send } from "../../protocol/bridge.ts";
import { gatherScene } from "../../protocol/gather-scene.ts";
import type { Action } from "./action.ts";
import { takePicture } from "./reading/draw-frame.ts";

/** Heard by a part of the panel that comes and goes; a message that nobody hears is an error. */
const heardElsewhere = (): void => {};

/** Tells the main thread, which follows changes, the layers that the panel cannot read. */
const sendLost = (ids: readonly string[]): void => {
  if (ids.length > 0) send("layers-lost", { ids });
};

/** Turns what the main thread says into actions, and tells it that the panel listens. */
export function useMessages(dispatch: (action: Action) => void): void {
  useEffect(() => {
    const gathered = gatherScene();
    const stop = listenToMain({
      "settings-loaded": (settings) => dispatch({ type: "settings-loaded", settings }),
      "welcome-loaded": heardElsewhere,
      "typing-known": heardElsewhere,
      "engine-sent": heardElsewhere,
      "identity-loaded": (identity) => dispatch({ type: "identity-loaded", identity }),
      "rights-known": ({ rights }) => dispatch({ type: "rights-known", rights }),
      "kept-read": (kept) => dispatch({ type: "kept-read", kept }),
      "marks-read": (marks) => dispatch({ type: "marks-read", marks }),
      "writing-failed": (failure) => dispatch({ type: "writing-failed", failure }),
      "selection-changed": (selection) => dispatch({ type: "selection-changed", selection }),
      "reading-progressed": ({ layers }) => dispatch({ type: "reading-progressed", layers }),
      "layer-slice": gathered.add,
      "scene-read": (told, given = {}) => {
        const { scene, notes, lost, empty } = gathered.scene(told, given);
        sendLost(lost);
        if (empty === undefined) dispatch({ type: "scene-read", scene, notes });
        else
          dispatch({
            type: "reading-failed",
            failure: { reason: "empty", name: empty },
            requestId: notes.requestId,
          });
      },
      "reading-failed": (failure, requestId) => dispatch({ type: "reading-failed", failure, requestId }),
      "scene-outdated": () => dispatch({ type: "scene-outdated" }),
      "not-kept": ({ what }) => dispatch({ type: "not-kept", what }),
      "scene-changed": (told) => {
        const { patch, lost } = gathered.patch(told);
        sendLost(lost);
        dispatch({ type: "scene-changed", patch });
      },
      "picture-exported": takePicture,
      "fixes-made": (answers) => dispatch({ type: "fixes-made", answers }),
      "origin-found": heardElsewhere,
      "library-part": heardElsewhere,
      "library-read": heardElsewhere,
      "library-failed": heardElsewhere,
      "locating-failed": (failure) => dispatch({ type: "locating-failed", ...failure }),
    });
    send("panel-ready");
    return stop;
  }, [dispatch]);
}
