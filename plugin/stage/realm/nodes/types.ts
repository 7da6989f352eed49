const PLUGIN_TYPES: Readonly<Record<string, string>> = { CANVAS: "PAGE", REGULAR_POLYGON: "POLYGON" };

/** The name that the plugin API gives to a node type of the REST API. */
export const pluginType = (restType: string): string => PLUGIN_TYPES[restType] ?? restType;
