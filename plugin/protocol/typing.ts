/** The command with which Figma starts the plugin when somebody edits a text: https://developers.figma.com/docs/plugins/textreview-plugins */
export const TYPING = "textreview";
