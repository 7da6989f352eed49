/** Draws the small pictures of screens, one at a time and only while somebody wants them. */
export interface Thumbnails {
  /** Asks for the picture of a screen; the answer takes the wish back. */
  ask(screenId: string, show: (url: string | null) => void): () => void;
  /** Gives the memory back; the addresses are no longer good. */
  free(): void;
}

type Draw = (screenId: string) => Promise<Blob | null>;

interface Wish {
  readonly screenId: string;
  readonly show: (url: string | null) => void;
}

/** @param rest resolves when the page has had time for other things. */
export function createThumbnails(draw: Draw, rest: () => Promise<void>): Thumbnails {
  const urls = new Map<string, string | null>();
  const wishes = new Set<Wish>();
  let isAtWork = false;
  let isFreed = false;
  const urlOf = async (screenId: string): Promise<string | null> => {
    const blob = await draw(screenId).catch(() => null);
    return blob && !isFreed ? URL.createObjectURL(blob) : null;
  };
  const work = async () => {
    isAtWork = true;
    for (const wish of wishes) {
      wishes.delete(wish);
      const { screenId, show } = wish;
      if (!urls.has(screenId)) urls.set(screenId, await urlOf(screenId));
      if (isFreed) return;
      show(urls.get(screenId) ?? null);
      await rest();
    }
    isAtWork = false;
  };
  return {
    ask(screenId, show) {
      const wish = { screenId, show };
      wishes.add(wish);
      if (!isAtWork) void work();
      return () => void wishes.delete(wish);
    },
    free() {
      isFreed = true;
      wishes.clear();
      for (const url of urls.values()) if (url) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
