/** How the providers write themselves. */
const NAMES: Readonly<Record<string, string>> = { github: "GitHub", google: "Google", figma: "Figma" };

/** What people call a provider that the sign-in service names. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider;
