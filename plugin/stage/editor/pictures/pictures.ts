import { readAsDataUrl } from "../read-as-data-url.ts";

/** The pictures of the open design, by the `imageRef` of a paint. */
export interface Pictures {
  /** The address of a picture that is at hand; undefined when it is not, or not yet. */
  urlOf(imageRef: string): string | undefined;
  /** Brings pictures within reach. */
  fetch(imageRefs: Iterable<string>): Promise<void>;
  /** The pixels as a `data:` address, for drawings that can load nothing. */
  dataUrlOf(imageRef: string): Promise<string | undefined>;
  /** Gives the memory back; the addresses are no longer good. */
  free(): void;
}

type ReadPicture = (imageRef: string) => Promise<Blob | null>;

/**
 * Pictures that are read when they are first drawn. One that cannot be read is one that the file lacks.
 * @param tellLacked is told how many these are, whenever it is one more.
 */
export function keepPictures(readPicture: ReadPicture, tellLacked?: (count: number) => void): Pictures {
  const asked = new Map<string, Promise<Blob | null>>();
  const urls = new Map<string, string>();
  let isFreed = false;
  let lacked = 0;
  const readFirst = async (imageRef: string) => {
    const blob = await readPicture(imageRef).catch(() => null);
    if (!blob && !isFreed) tellLacked?.(++lacked);
    return blob;
  };
  const read = (imageRef: string) => {
    const known = asked.get(imageRef) ?? readFirst(imageRef);
    asked.set(imageRef, known);
    return known;
  };
  const bring = async (imageRef: string) => {
    const blob = await read(imageRef);
    if (blob && !isFreed && !urls.has(imageRef)) urls.set(imageRef, URL.createObjectURL(blob));
  };
  return {
    urlOf: (imageRef) => urls.get(imageRef),
    fetch: async (imageRefs) => void (await Promise.all(Array.from(imageRefs, bring))),
    async dataUrlOf(imageRef) {
      const blob = await read(imageRef);
      return blob ? readAsDataUrl(blob) : undefined;
    },
    free() {
      isFreed = true;
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}

/** The pictures of a design that has none at hand, as the REST API answers it. */
export const NO_PICTURES: Pictures = keepPictures(() => Promise.resolve(null));
