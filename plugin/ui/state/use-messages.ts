import { useEffect } from "preact/hooks";
import { listenToMain, send } from "../../protocol/bridge.ts";
import { gatherScene } from "../../protocol/gather-scene.ts";
import { placeOrder } from "./asked/asked-acts.ts";
import { takeFixes } from "./findings/fix-acts.ts";
import { failLocating } from "./findings/result-acts.ts";
import { chooseUsual, failWriting, noteNotKept, takeKept, takeTeamHouse } from "./kept/kept-acts.ts";
import {
  changeScene,
  changeSelection,
  failReading,
  outdateScene,
  takeScene,
} from "./reading/reading-acts.ts";
import { type Act, setParts } from "./store.ts";
import { takePicture } from "./reading/draw-frame.ts";

/** Heard by a part of the panel that comes and goes; a message that nobody hears is an error. */
const heardElsewhere = (): void => {};

/** Tells the main thread, which follows changes, the layers that the panel cannot read. */
const sendLost = (ids: readonly string[]): void => {
  if (ids.length > 0) send("layers-lost", { ids });
};

/** Takes in what the main thread says, and tells it that the panel listens. */
export function useMessages(act: Act): void {
  useEffect(() => {
    const gathered = gatherScene();
    const stop = listenToMain({
      "settings-loaded": (settings) => act(chooseUsual, settings),
      "typing-known": heardElsewhere,
      "engine-sent": heardElsewhere,
      "identity-loaded": (identity) => act(setParts, { identity }),
      "team-house-loaded": ({ team }) => act(takeTeamHouse, team),
      "rights-known": ({ rights }) => act(setParts, { rights }),
      "kept-read": (kept) => act(takeKept, kept),
      "marks-read": (marks) => act(setParts, { marks }),
      "writing-failed": (failure) => act(failWriting, failure),
      "selection-changed": (selection) => act(changeSelection, selection),
      "reading-progressed": ({ layers }) => act(setParts, { layersRead: layers }),
      "layer-slice": gathered.add,
      "scene-read": (told, given = {}) => {
        const { scene, notes, lost, empty } = gathered.scene(told, given);
        sendLost(lost);
        if (empty === undefined) act((state) => placeOrder(takeScene(state, scene, notes)));
        else act(failReading, { reason: "empty", name: empty }, notes.requestId);
      },
      "reading-failed": (failure, requestId) => act(failReading, failure, requestId),
      "scene-outdated": () => act(outdateScene),
      "not-kept": ({ what }) => act(noteNotKept, what),
      "scene-changed": (told) => {
        const { patch, lost } = gathered.patch(told);
        sendLost(lost);
        act(changeScene, patch);
      },
      "picture-exported": takePicture,
      "fixes-made": (answers) => act(takeFixes, answers),
      "origin-found": heardElsewhere,
      "library-part": heardElsewhere,
      "library-read": heardElsewhere,
      "library-failed": heardElsewhere,
      "locating-failed": (failure) => act(failLocating, failure),
    });
    send("panel-ready");
    return stop;
  }, [act]);
}
