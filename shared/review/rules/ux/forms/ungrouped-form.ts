import { bottom } from "../../../../scene/geometry.ts";
import { type Form, forms } from "../../../../perception/controls/fields/forms.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

/** People take in about seven things at a glance; more of them want an order. */
const FEWEST_FIELDS = 8;
/** From so many times the usual step on, a gap parts two groups. */
const WIDER = 1.3;

const longForms = computed(
  (frame: Frame): ReadonlyMap<Layer, Form> =>
    new Map(
      forms(frame)
        .filter(({ length }) => length >= FEWEST_FIELDS)
        .map((form) => [form[0].layers[0], form]),
    ),
);

const areApart = (form: Form): boolean => {
  const steps = form
    .slice(1)
    .map(({ box }, index) => box.y - bottom(form[index]?.box ?? box))
    .toSorted((a, b) => a - b);
  const usual = steps[Math.floor(steps.length / 2)] ?? 0;
  return (steps.at(-1) ?? 0) > WIDER * usual;
};

const isHeading = ({ role }: Element): boolean => role === "section-heading" || role === "screen-title";

const holdsHeading = (form: Form, frame: Frame): boolean => {
  const [{ box: first }] = form;
  const end = form.at(-1)?.box.y ?? first.y;
  return elements(frame).some(
    (one) =>
      isHeading(one) && one.box.y > bottom(first) && one.box.y < end && one.box.x < first.x + first.width,
  );
};

export const ungroupedForm = defineRule({
  id: "ungrouped-form",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/form-design-white-space/",
  says: {
    en: {
      title: "A long form without groups",
      problem: "{count} fields follow one another evenly: no heading and no wider gap parts them.",
      why: "In one long column a form looks like more work than it is, and people lose their place in it.",
      fix: "Put what belongs together under a heading, such as “Address”, or leave twice the space between the groups.",
    },
    fr: {
      title: "Un long formulaire d’un seul tenant",
      problem: "{count} champs se suivent à intervalles égaux : ni titre ni espace plus grand ne les sépare.",
      why: "En une seule longue colonne, un formulaire a l’air plus fastidieux qu’il ne l’est, et l’on ne sait plus où l’on en est.",
      fix: "Réunissez sous un titre ce qui va ensemble, par exemple « Adresse », ou doublez l’espace entre les groupes.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? [...longForms(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const form = longForms(frame).get(layer);
    if (!form || areApart(form) || holdsHeading(form, frame)) return pass();
    return fail({ count: form.length }, { layers: form.map(({ layers: [field] }) => field) });
  },
});
