import { writing } from "./writing.ts";

const KEY = "brief";

/** The brief that the file keeps for all who work on it; empty when nobody wrote one. */
export const readBrief = (): string => figma.root.getPluginData(KEY);

/** Keeps a brief in the file; an empty one removes it. */
export const saveBrief = ({ brief }: { readonly brief: string }): Promise<void> =>
  writing("brief", () => figma.root.setPluginData(KEY, brief.trim()));
