import { createContext } from "preact";
import type { Library } from "../../../../shared/scene/library.ts";

/** The library whose findings are shown; null beside a library. */
export const LibraryContext = createContext<Library | null>(null);
