/** Calls and messages between the page and the worker that reads `.fig` files. */
import type { FigFault } from "../../../shared/fig/fig-error.ts";
import type { FigPage } from "../../../shared/fig/open-fig.ts";
import type { RestFile } from "../../../shared/scene/rest/rest-file.ts";
import type { Slice } from "../realm/crossing/slices.ts";

export interface FigContents {
  /** The name of the file; empty when the file does not say. */
  readonly name: string;
  readonly pages: readonly FigPage[];
}

/** The calls of the page; each is answered once. */
export interface FigCalls {
  open(file: Blob): Promise<FigContents>;
  /** A file that has only this page. */
  readPage(pageId: string): Promise<RestFile>;
  /** A picture by the `imageRef` of a paint; null when the file lacks it. */
  readPicture(imageRef: string): Promise<Blob | null>;
}

/** The step that the worker is at. */
export type FigStep = "loading" | "unpacking" | "reading-page";

/** Why a call failed: a fault of the file, or one that nobody foresaw. */
export interface FigFailure {
  readonly fault: FigFault | "crashed";
  readonly detail: string;
}

export interface FigRequest {
  readonly requestId: number;
  readonly name: keyof FigCalls;
  readonly args: readonly unknown[];
}

export type FigAnswer =
  /** A part of the page that an answer will be about: whole, it would keep the page from anything else. */
  | { readonly requestId: number; readonly slice: Slice }
  | { readonly requestId: number; readonly value: unknown }
  | { readonly requestId: number; readonly failure: FigFailure }
  | { readonly step: FigStep };
