import type { Defect } from "../defect.ts";
import { CHOICE_DEFECTS } from "./choices.ts";
import { COPY_DEFECTS } from "./copy.ts";
import { FORM_DEFECTS } from "./forms.ts";
import { HIERARCHY_DEFECTS } from "./hierarchy.ts";
import { MODE_DEFECTS } from "./modes.ts";
import { PART_DEFECTS } from "./parts.ts";
import { PEER_DEFECTS } from "./peers.ts";
import { PHONE_DEFECTS } from "./phones.ts";
import { PICTURE_DEFECTS } from "./pictures.ts";
import { PLACE_DEFECTS } from "./places.ts";
import { ROW_DEFECTS } from "./rows.ts";
import { SET_DEFECTS } from "./sets.ts";
import { SETTING_DEFECTS } from "./setting.ts";
import { SPELLING_DEFECTS } from "./spelling.ts";
import { TOUCH_DEFECTS } from "./touch.ts";
import { UI_DEFECTS } from "./ui.ts";
import { UNFINISHED_DEFECTS } from "./unfinished.ts";
import { UX_DEFECTS } from "./ux.ts";
import { WORDING_DEFECTS } from "./wording.ts";
import { WRITING_DEFECTS } from "./writing.ts";

/** Every slip that is injected, at least one for each rule. */
export const DEFECTS: readonly Defect[] = [
  ...UX_DEFECTS,
  ...SET_DEFECTS,
  ...ROW_DEFECTS,
  ...UI_DEFECTS,
  ...PART_DEFECTS,
  ...PEER_DEFECTS,
  ...PLACE_DEFECTS,
  ...CHOICE_DEFECTS,
  ...MODE_DEFECTS,
  ...PHONE_DEFECTS,
  ...TOUCH_DEFECTS,
  ...PICTURE_DEFECTS,
  ...COPY_DEFECTS,
  ...WRITING_DEFECTS,
  ...WORDING_DEFECTS,
  ...SPELLING_DEFECTS,
  ...SETTING_DEFECTS,
  ...UNFINISHED_DEFECTS,
  ...HIERARCHY_DEFECTS,
  ...FORM_DEFECTS,
];
