// Before the first paint, so that a dark page never flashes white, nobody is asked twice about cookies, and who comes from
// another page of ours is not greeted again.
const { dataset } = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
dataset.mantineColorScheme = system;
if (document.referrer.startsWith(`${location.origin}/`)) dataset.visit = "goes-on";
try {
  const chosen = sessionStorage.getItem("theme") ?? localStorage.getItem("theme");
  dataset.mantineColorScheme = chosen === "light" || chosen === "dark" ? chosen : system;
  dataset.cookieConsent = localStorage.getItem("cookieConsent") ?? "";
} catch {
  // Storage that is locked knows no answer.
}

// A button that is pressed while nobody hears it, or on a part that is not alive yet, is pressed again once it is.
let pressed = null;
const note = ({ target }) => {
  pressed = target.closest("button:not([type=submit])");
};
addEventListener("click", note, true);
// A click that comes through from then on was heard.
addEventListener("hearing", () => addEventListener("click", () => (pressed = null)), { once: true });
addEventListener(
  "alive",
  () => {
    removeEventListener("click", note, true);
    pressed?.click();
  },
  { once: true },
);
