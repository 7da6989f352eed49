import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "preact/compat";
import { removeSelected } from "../../actions/edit.ts";
import { select, selectParent, toggleExpanded, toggleSelected } from "../../actions/select.ts";
import { pageOf, showLayers } from "../../actions/view.ts";
import { type Row, rowsOf } from "../../rows.ts";
import { type Stage, useStage, useStageState, useTexts } from "../../stage.ts";
import { LayerRow, rowId } from "./layer-row.tsx";
import styles from "./layers.module.css";

const ROW_PX = 28;
const SPARE_ROWS = 8;

const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, value));

function openRow(stage: Stage, row: Row | undefined): void {
  if (!row?.isExpandable) return;
  if (!row.isExpanded) return toggleExpanded(stage, row.node.id, true);
  const first = row.node.children?.at(-1);
  if (first) select(stage, [first.id]);
}

function closeRow(stage: Stage, row: Row | undefined): void {
  if (row?.isExpanded) toggleExpanded(stage, row.node.id, false);
  else if (row && row.level > 1) selectParent(stage);
}

function onTreeKeys(stage: Stage, rows: readonly Row[], event: KeyboardEvent<HTMLElement>): void {
  const { selection } = stage.store.get();
  const at = rows.findIndex((row) => row.node.id === selection[0]);
  const goTo = (index: number) => {
    const row = rows[clamp(index, rows.length - 1)];
    if (row) select(stage, [row.node.id]);
  };
  const commands: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(at + 1),
    ArrowUp: () => goTo(at - 1),
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    ArrowRight: () => openRow(stage, rows[at]),
    ArrowLeft: () => closeRow(stage, rows[at]),
    Enter: () => showLayers(stage, selection),
    Delete: () => removeSelected(stage),
    Backspace: () => removeSelected(stage),
  };
  const command = commands[event.key];
  if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  command();
}

/** A click selects a layer; with Control or Command it is taken in or out, with Shift all up to it that lie as deep come in. */
function selectRow(stage: Stage, rows: readonly Row[], row: Row, event: MouseEvent<HTMLElement>): void {
  const { id } = row.node;
  if (event.ctrlKey || event.metaKey) return toggleSelected(stage, id);
  const { selection } = stage.store.get();
  const from = rows.findIndex(({ node }) => node.id === selection[0]);
  if (!event.shiftKey || from < 0) return select(stage, [id]);
  const [first, last] = [from, rows.indexOf(row)].toSorted((a, b) => a - b);
  const between = rows.slice(first, (last ?? 0) + 1).filter(({ level }) => level === row.level);
  select(stage, [...new Set([...selection, ...between.map(({ node }) => node.id)])]);
}

/** The rows that are in sight; the selected one is brought there. */
function useWindow(
  ref: RefObject<HTMLDivElement | null>,
  rows: readonly Row[],
  selectedId: string | undefined,
) {
  const [range, setRange] = useState({ first: 0, count: 40 });
  const update = useCallback(() => {
    const { scrollTop, clientHeight } = ref.current ?? { scrollTop: 0, clientHeight: 0 };
    const first = Math.max(0, Math.floor(scrollTop / ROW_PX) - SPARE_ROWS);
    setRange({ first, count: Math.ceil(clientHeight / ROW_PX) + 2 * SPARE_ROWS });
  }, [ref]);
  useEffect(() => {
    const element = ref.current;
    const index = rows.findIndex((row) => row.node.id === selectedId);
    if (!element || index < 0) return;
    const top = index * ROW_PX;
    if (top < element.scrollTop) element.scrollTop = top;
    const over = top + ROW_PX - element.clientHeight;
    if (over > element.scrollTop) element.scrollTop = over;
  }, [ref, rows, selectedId]);
  useEffect(() => {
    const observer = new ResizeObserver(update);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, update]);
  return { range, update };
}

/** The layers of the page as a tree. Only the rows in sight are in the document. */
export function Layers() {
  const stage = useStage();
  const texts = useTexts();
  const page = useStageState((state) => pageOf(state.document, state.pageId));
  const expanded = useStageState((state) => state.expanded);
  const selection = useStageState((state) => state.selection);
  const rows = useMemo(() => rowsOf(page?.children ?? [], expanded), [page, expanded]);
  const ref = useRef<HTMLDivElement>(null);
  const { range, update } = useWindow(ref, rows, selection[0]);
  const active = rows.find((row) => row.node.id === selection[0]);
  return (
    <section className={styles.layers} aria-label={texts.layers}>
      <h2 className={styles.heading}>{texts.layers}</h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>{texts.noLayers}</p>
      ) : (
        <div
          ref={ref}
          role="tree"
          aria-multiselectable
          className={styles.tree}
          aria-label={texts.layersOf(page?.name ?? "")}
          aria-activedescendant={active && rowId(active.node.id)}
          tabIndex={0}
          onScroll={update}
          onKeyDown={(event) => onTreeKeys(stage, rows, event)}
        >
          <div role="presentation" style={{ height: rows.length * ROW_PX }}>
            {rows.slice(range.first, range.first + range.count).map((row, index) => (
              <LayerRow
                key={row.node.id}
                row={row}
                top={(range.first + index) * ROW_PX}
                isSelected={selection.includes(row.node.id)}
                onSelect={(event) => selectRow(stage, rows, row, event)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
