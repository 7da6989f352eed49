import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { hasCode } from "../../../shared/api/errors.ts";
import { useTexts } from "../../language/use-texts.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import { ContentPage } from "./content-page.tsx";
import { Loading } from "./loading.tsx";

interface LoadedPageProps<T> {
  /** Asks for what the page shows. It must stay the same from one render to the next. */
  readonly load: () => Promise<T>;
  /** The title of the page while nobody can be asked, and its heading then. */
  readonly title: string;
  readonly away: string;
  /** Words for a thing that is not there: waiting does not help then. */
  readonly gone?: { readonly heading: string; readonly text: string };
  readonly children: (value: T, reload: () => void) => ReactNode;
}

/** A page of what the API has: it waits for it, and says why it cannot be shown. */
export function LoadedPage<T>({ load, title, away, gone, children }: LoadedPageProps<T>) {
  const texts = useTexts();
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === "loading") return <Loading />;
  if (loaded.state === "loaded") return children(loaded.value, reload);
  if (gone && hasCode(loaded.error, "not_found"))
    return (
      <ContentPage title={gone.heading} heading={gone.heading} lead={gone.text} isPrivate>
        {null}
      </ContentPage>
    );
  return (
    <ContentPage title={title} heading={away} isPrivate>
      <Button onClick={reload}>{texts.account.again}</Button>
    </ContentPage>
  );
}
