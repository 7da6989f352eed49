/** A value that may differ inside a layer: undefined when it does. */
export const unlessMixed = <T>(value: T | PluginAPI["mixed"]): T | undefined =>
  value === figma.mixed ? undefined : value;
