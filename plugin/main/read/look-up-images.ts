import { inTime } from "../find-node.ts";
import { compact, unlessEmpty } from "../../../shared/scene/json.ts";
import type { ImageSize, Scene } from "../../../shared/scene/scene.ts";

/** Finds out how large the pictures of the paints are. */
export interface ImageLookup {
  use(hashes: readonly string[]): void;
  table(): Promise<Pick<Scene, "images">>;
}

/** A picture may have to be downloaded first; nobody waits longer for its size. */
const LONGEST_WAIT_MS = 2000;

async function readSize(hash: string): Promise<ImageSize | null> {
  const size = await figma.getImageByHash(hash)?.getSizeAsync();
  return size ? { widthPx: size.width, heightPx: size.height } : null;
}

/** Makes an empty lookup. */
export function makeImageLookup(): ImageLookup {
  const images: Record<string, ImageSize> = {};
  const readings = new Map<string, Promise<void>>();
  const look = async (hash: string) => {
    const size = await readSize(hash).catch(() => null);
    if (size) images[hash] = size;
  };
  return {
    use: (hashes) => {
      for (const hash of hashes) if (!readings.has(hash)) readings.set(hash, look(hash));
    },
    table: async () => {
      if (readings.size === 0) return {};
      const all = () => Promise.all(readings.values());
      await inTime(all, () => null, LONGEST_WAIT_MS);
      return compact<Pick<Scene, "images">>({ images: unlessEmpty(images) });
    },
  };
}
