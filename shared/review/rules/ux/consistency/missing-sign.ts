import { peerParts } from "../../../../perception/structure/peers.ts";
import { defineFrameRule } from "../../../rule.ts";

export const missingSign = defineFrameRule({
  id: "missing-sign",
  aspect: "ux",
  severity: "minor",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "One item lacks an icon or arrow the others have",
      problem: "“{name}” has no “{sign}”; the {others} others beside it have one.",
      why: "Where only one has no arrow, icon or label, people take it for something else, such as a row that cannot be opened.",
      fix: "Put it there too, or show in another way how this one differs.",
    },
    fr: {
      title: "Un élément n’a pas la flèche ou l’icône des autres",
      problem: "« {name} » n’a pas de « {sign} » ; les {others} autres à côté en ont.",
      why: "Quand un seul élément n’a ni flèche, ni icône, ni étiquette, on le prend pour autre chose, par exemple une ligne qui ne s’ouvre pas.",
      fix: "Ajoutez-le ici aussi, ou montrez autrement en quoi cet élément diffère.",
    },
  },
  find: (frame) =>
    peerParts(frame).flatMap(({ lacking }) => (lacking ? [[lacking.cell.layers[0], lacking] as const] : [])),
  tell: (lacking, { layer, fail }) => {
    const { sign, others, cell } = lacking;
    return fail({ name: layer, sign, others }, { layers: cell.layers });
  },
});
