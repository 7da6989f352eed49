import { openAndFolded } from "../../../../shared/review/open-and-folded.ts";
import type { Finding, FrameReport } from "../../../../shared/review/report.ts";
import type { LayerNote, PinnedFinding } from "../../../protocol/messages.ts";
import { worstFirst } from "../findings/listed-finding.ts";

/** Most findings that are marked on a screen: a screen under pins shows nothing else. */
const MOST_MARKED = 40;

const listed = ({ findings }: FrameReport): readonly Finding[] =>
  worstFirst(openAndFolded(findings).open).slice(0, MOST_MARKED);

const idsOf = ({ layers }: Finding): readonly string[] => layers.map(({ id }) => id);

/** The open findings of some screens with their numbers, each once, in the order of their lists. */
export const pinsFor = (reports: readonly FrameReport[]): readonly PinnedFinding[] =>
  reports.flatMap(listed).map((finding, index) => ({
    id: finding.id,
    number: index + 1,
    layerIds: idsOf(finding),
  }));

/** The notes to be written beside the layers of the open findings. */
export const notesFor = (reports: readonly FrameReport[]): readonly LayerNote[] =>
  reports
    .flatMap(listed)
    .flatMap((finding) =>
      idsOf(finding).map((layerId) => ({ layerId, label: `${finding.title}: ${finding.problem}` })),
    );
