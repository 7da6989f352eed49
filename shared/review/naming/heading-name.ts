import type { FrameReport } from "../report.ts";

/** Names that the editor gives until somebody names a screen: after its tool, or after the device it has the size of. */
const TOOL = /^(?:frame|group|section|component|cadre|groupe|composant|slide|desktop|tablet|tv|wireframe)/;
const DEVICE = /^(?:iphone|ipad|apple watch|android|google pixel|macbook|imac|surface)/;
const MODEL =
  /^(?: (?:[\d.:]+(?:["”]|mm)?|[esx]{1,2}|xr|&|plus|pro|max|mini|air|book|compact|medium|large|small|expanded))*/;
const NUMBER = /^(?: ?[-–])?(?: ?\d+)?$/;

const after = (name: string, start: RegExp): string | null =>
  start.test(name) ? name.replace(start, "") : null;

function isGiven(name: string): boolean {
  const plain = name.trim().toLowerCase();
  const rest = after(plain, TOOL) ?? after(plain, DEVICE)?.replace(MODEL, "");
  return rest !== undefined && NUMBER.test(rest);
}

/** The words of the title on a screen, or else of its largest heading. */
function headingOn({ elements = [] }: Pick<FrameReport, "elements">): string | undefined {
  const of = (role: string) =>
    elements
      .filter((element) => element.role === role && element.label !== "")
      .toSorted((a, b) => b.box.height - a.box.height);
  return [...of("screen-title"), ...of("section-heading")][0]?.label;
}

/** The name of a screen in a list: its heading where nobody gave it a name of its own. */
export const headingName = (report: Pick<FrameReport, "name" | "elements">): string =>
  (isGiven(report.name) && headingOn(report)) || report.name;

/** The names of several screens, by their ids; those with the same heading keep the name on the canvas beside it. */
export function headingNames(reports: readonly FrameReport[]): ReadonlyMap<string, string> {
  const names = reports.map(headingName);
  return new Map(
    reports.map(({ id, name }, index) => {
      const own = names[index] ?? name;
      const isShared = own !== name && names.filter((one) => one === own).length > 1;
      return [id, isShared ? `${own} · ${name}` : own];
    }),
  );
}
