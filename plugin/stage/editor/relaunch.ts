import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";

/** A button of the manifest that starts the plugin with a command. */
export interface ManifestButton {
  readonly command: string;
  /** The editor has one name for it, in whatever language it is used. */
  readonly name: string;
  readonly multipleSelection?: boolean;
}

/** A button as it is shown beside a selection. */
export interface RelaunchButton {
  readonly command: string;
  readonly name: string;
  /** The words that the plugin noted on the layer, shown with the button; empty: the button stands alone. */
  readonly description: string;
}

/** The buttons of a plugin, as its manifest has them. */
export const buttonsIn = (manifest: string): readonly ManifestButton[] =>
  (JSON.parse(manifest) as { readonly relaunchButtons?: readonly ManifestButton[] }).relaunchButtons ?? [];

const noteOn = (node: RestNode, command: string): string | undefined => {
  const data = node["relaunchData"] as Readonly<Record<string, string>> | undefined;
  return data && Object.hasOwn(data, command) ? data[command] : undefined;
};

/**
 * The plugin's buttons beside a selection, in the order of its manifest: of commands that the plugin put on the selected
 * layer, or on each of several where the manifest says so.
 */
export const relaunchButtonsOf = (
  selected: readonly RestNode[],
  buttons: readonly ManifestButton[],
): readonly RelaunchButton[] =>
  buttons.flatMap(({ command, name, multipleSelection = false }) => {
    const notes = selected.map((node) => noteOn(node, command));
    const [description] = notes;
    if (description === undefined || notes.includes(undefined)) return [];
    if (selected.length > 1) return multipleSelection ? [{ command, name, description: "" }] : [];
    return [{ command, name, description }];
  });
