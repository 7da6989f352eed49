import "./theme.css";
import { createRoot } from "preact/compat/client";
import { App } from "./components/app.tsx";
import { createStage } from "./create-stage.ts";
import { loadPageFonts } from "./fonts.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
const stage = createStage();
createRoot(root).render(<App stage={stage} />);

const measureAnew = () => stage.store.set({ fontEpoch: stage.store.get().fontEpoch + 1 });
await loadPageFonts();
measureAnew();
document.fonts.addEventListener("loadingdone", measureAnew);
