import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { openLanguage } from "./language/language.ts";
import { ROUTES } from "./routes.tsx";

export { ROUTES };

/** The HTML of an address, in English, with everything loaded that it waits for. */
export async function renderPage(address: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <App language={openLanguage()} />
    </StaticRouter>,
    // In one piece: pieces that come later are put in place by inline scripts, which the pages' policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}
