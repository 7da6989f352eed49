import { BaseNode } from "./base-node.ts";

/** The document: its name is the name of the file. */
export class Root extends BaseNode {
  override get name(): string {
    return this.stage.document.file.name;
  }
}
