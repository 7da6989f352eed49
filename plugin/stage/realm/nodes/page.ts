import { pageIdOf } from "../document.ts";
import type { Events } from "../events.ts";
import { BaseNode } from "./base-node.ts";
import type { PluginNode } from "./stage.ts";

type Listener = Parameters<Events["on"]>[1];

/** A page: it is loaded before its layers can be reached, it holds a selection and tells of changes inside it. */
export class StagePage extends BaseNode {
  get selection(): readonly PluginNode[] {
    return this.stage.selection(this.id).flatMap((id) => this.stage.node(id) ?? []);
  }

  set selection(nodes: readonly PluginNode[]) {
    const away = nodes.find(({ id }) => pageIdOf(this.stage.document, id) !== this.id);
    if (away) throw new Error(`in set_selection: The node with id "${away.id}" is not on this page.`);
    this.stage.select(
      this.id,
      nodes.map(({ id }) => id),
    );
  }

  async loadAsync(): Promise<void> {
    if (this.rest["isUnread"] === true) await this.stage.host.ask("readPage", this.id);
    this.stage.loadPage(this.id);
  }

  on(type: string, listener: Listener): void {
    if (!this.stage.isLoaded(this.id)) throw new Error("Cannot listen on a page that has not been loaded.");
    this.stage.pageEvents(this.id).on(type, listener);
  }

  once(type: string, listener: Listener): void {
    this.stage.pageEvents(this.id).once(type, listener);
  }

  off(type: string, listener: Listener): void {
    this.stage.pageEvents(this.id).off(type, listener);
  }
}
