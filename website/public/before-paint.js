// Before the first paint, so that a dark page never flashes white, and nobody is asked twice about cookies.
const { dataset } = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
dataset.mantineColorScheme = system;
try {
  const chosen = sessionStorage.getItem("theme") ?? localStorage.getItem("theme");
  dataset.mantineColorScheme = chosen === "light" || chosen === "dark" ? chosen : system;
  dataset.cookieConsent = localStorage.getItem("cookieConsent") ?? "";
} catch {
  // Storage that is locked knows no answer.
}
