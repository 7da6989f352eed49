import { useEffect } from "preact/hooks";
import { listenToMain, send } from "../../protocol/bridge.ts";
import { gatherScene } from "../../protocol/gather-scene.ts";
import { NO_OPINION } from "./asked/conditions.ts";
import { acts } from "./commands.ts";
import { takePicture } from "./reading/draw-frame.ts";

/** Heard by a part of the panel that comes and goes; a message that nobody hears is an error. */
const heardElsewhere = (): void => {};

/** Tells the main thread, which follows changes, the layers that the panel cannot read. */
const sendLost = (ids: readonly string[]): void => {
  if (ids.length > 0) send("layers-lost", { ids });
};

/** Takes in what the main thread says, and tells it that the panel listens. */
export function useMessages(): void {
  useEffect(() => {
    const gathered = gatherScene();
    const stop = listenToMain({
      "settings-loaded": acts.chooseUsual,
      "typing-known": ({ isChecked }) => acts.setParts({ isTypingChecked: isChecked }),
      "engine-sent": heardElsewhere,
      "identity-loaded": (identity) => acts.setParts({ identity }),
      "team-house-loaded": ({ team }) => acts.takeTeamHouse(team),
      "opinion-off": () => acts.setParts({ conditions: NO_OPINION }),
      "rights-known": acts.setParts,
      "kept-read": acts.takeKept,
      "marks-read": acts.takeMarks,
      "writing-failed": acts.failWriting,
      "selection-changed": acts.changeSelection,
      "reading-progressed": ({ layers }) => acts.setParts({ layersRead: layers }),
      "layer-slice": gathered.add,
      "scene-read": (told, given = {}) => {
        const { scene, notes, lost, empty } = gathered.scene(told, given);
        sendLost(lost);
        if (empty !== undefined) return acts.failReading({ reason: "empty", name: empty }, notes.requestId);
        acts.takeScene(scene, notes);
        acts.placeOrder();
      },
      "reading-failed": acts.failReading,
      "scene-outdated": acts.outdateScene,
      "not-kept": ({ what }) => acts.noteNotKept(what),
      "scene-changed": (told) => {
        const { patch, lost } = gathered.patch(told);
        sendLost(lost);
        acts.changeScene(patch);
      },
      "picture-exported": takePicture,
      "fixes-made": acts.takeFixes,
      "origin-found": heardElsewhere,
      "library-part": heardElsewhere,
      "library-read": heardElsewhere,
      "library-failed": heardElsewhere,
      "locating-failed": acts.failLocating,
    });
    send("panel-ready");
    return stop;
  }, []);
}
