import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import type { Language } from "../shared/i18n/language.ts";
import { pathIn, SITE_BASES } from "../shared/site-language.ts";
import { App } from "./app.tsx";
import { loadLanguage } from "./language/load-language.ts";
import { ROUTES } from "./routes.tsx";

export { MEASURED_RULES } from "./pages/rules/measured-rules.computed.ts";
export { newsIn } from "./news.ts";
export { loadLanguage, ROUTES };

/** The HTML of a page in a language, with everything loaded that it waits for. */
export async function renderPage(address: string, language: Language): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={pathIn(language, address)} basename={SITE_BASES[language]}>
      <App spoken={await loadLanguage(language)} />
    </StaticRouter>,
    // In one piece: pieces that come later are put in place by inline scripts, which the pages' policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}
