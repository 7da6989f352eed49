// Before the first paint, so that a dark page never flashes white, and nobody is asked twice about cookies.
const { dataset } = document.documentElement;
dataset.mantineColorScheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
try {
  dataset.cookieConsent = localStorage.getItem("cookieConsent") ?? "";
} catch {
  // Storage that is locked knows no answer.
}
