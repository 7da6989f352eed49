import type { Unread } from "../../../../protocol/messages.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { Folded } from "../../basics/layout/folded.tsx";
import { LayerLinks } from "../finding/layer-links.tsx";
import styles from "./unsure-list.module.css";

/** Lists the layers that could not be read, or not whole: they were not checked. */
export function UnreadList({ unread }: { readonly unread: Unread | null }) {
  const { texts } = usePanel();
  if (!unread) return null;
  const { unread: title, unreadText, unreadParts, unreadMore } = texts.results;
  const more = unread.count - unread.first.length;
  return (
    <Folded title={title(unread.count)}>
      <p class={styles.hint}>{unreadText}</p>
      <ul>
        {unread.first.map(({ id, name, part, reason }) => (
          <li key={`${part} ${id}`} class={styles.reason}>
            <p title={reason}>{unreadParts[part]}</p>
            <LayerLinks layers={[{ id, name }]} />
          </li>
        ))}
        {more > 0 && <li class={styles.reason}>{unreadMore(more)}</li>}
      </ul>
    </Folded>
  );
}
