import { PHONE_WIDTH_PX } from "../../../standards/phones.ts";
import type { Frame } from "../../frame/frame.ts";

/** True when a frame is as wide as a phone held upright, whatever its height: long pages are drawn whole. */
export const hasPhoneWidth = ({ root }: Frame): boolean =>
  root.node.box.width >= PHONE_WIDTH_PX.min && root.node.box.width <= PHONE_WIDTH_PX.max;
