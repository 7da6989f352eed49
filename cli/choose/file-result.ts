/** A file that could not be read, and why. */
export interface Unread {
  readonly path: string;
  readonly error: string;
}

/** A file of a folder that is something else than a design, and why. */
export interface PassedOver {
  readonly path: string;
  readonly passedOver: string;
}

type Read<Value> = { readonly path: string } & Value;

export type FileResult<Value> = Unread | PassedOver | Read<Value>;

/** It could not be read. */
export const isUnread = (result: FileResult<object>): result is Unread => "error" in result;

/** It is no design, and nobody said that it was one. */
export const isPassedOver = (result: FileResult<object>): result is PassedOver => "passedOver" in result;

/** It could be read. */
export const isRead = <Value extends object>(result: FileResult<Value>): result is Read<Value> =>
  !isUnread(result) && !isPassedOver(result);

/** The results of the files that could be read. */
export const readOnes = <Value extends object>(
  results: readonly FileResult<Value>[],
): readonly Read<Value>[] => results.filter((result) => isRead(result));
