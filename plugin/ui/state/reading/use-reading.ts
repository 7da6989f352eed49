import { useEffect, useRef } from "preact/hooks";
import { send } from "../../../protocol/bridge.ts";
import type { PanelState } from "../panel-state.ts";

/** Asks the main thread for the layers whenever the panel wants them anew, and calls it off when it does not. */
export function useReading(request: PanelState["request"]): void {
  const lastRef = useRef(request);
  useEffect(() => {
    if (request) send("read-scene", { frameIds: request.frameIds, requestId: request.id });
    else if (lastRef.current) send("cancel-reading");
    lastRef.current = request;
  }, [request]);
}
