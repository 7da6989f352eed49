/** How the providers write themselves. */
const NAMES: Readonly<Record<string, string>> = { github: "GitHub", google: "Google", figma: "Figma" };

/** The name that people have for a provider of the sign-in service. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider;
