// Before the first paint, so that a dark page never flashes white.
document.documentElement.dataset.mantineColorScheme = matchMedia("(prefers-color-scheme: dark)").matches
  ? "dark"
  : "light";
