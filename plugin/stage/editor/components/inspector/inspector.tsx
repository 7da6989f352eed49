import type { RestNode } from "../../../../../shared/scene/rest/rest-file.ts";
import { boxOf } from "../../../draw/placement.ts";
import { change, removeSelected } from "../../actions/edit.ts";
import { fillOf, moveNodes, readHex, resize, retype, setField, setFill, setFontSize } from "../../edits.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import { typeName } from "../../../texts.ts";
import { EditedText } from "./edited-text.tsx";
import { Check, NumberField, TextField } from "./fields.tsx";
import { IconButton } from "../icon-button.tsx";
import { TrashIcon, TypeIcon } from "../icons.tsx";
import styles from "./inspector.module.css";

interface PartProps {
  readonly node: RestNode;
}

function Box({ node }: PartProps) {
  const stage = useStage();
  const texts = useTexts();
  const box = boxOf(node);
  if (!box) return null;
  const moveTo = (dx: number, dy: number) => change(stage, moveNodes(node, dx, dy));
  const resizeTo = (size: { width?: number; height?: number }) => change(stage, resize(node, size));
  return (
    <div className={styles.grid}>
      <NumberField
        sign={texts.x}
        label={texts.horizontal}
        value={box.x}
        onChange={(x) => moveTo(x - box.x, 0)}
      />
      <NumberField
        sign={texts.y}
        label={texts.vertical}
        value={box.y}
        onChange={(y) => moveTo(0, y - box.y)}
      />
      <NumberField
        sign={texts.width}
        label={texts.widthLong}
        value={box.width}
        min={1}
        onChange={(width) => resizeTo({ width })}
      />
      <NumberField
        sign={texts.height}
        label={texts.heightLong}
        value={box.height}
        min={1}
        onChange={(height) => resizeTo({ height })}
      />
    </div>
  );
}

function Words({ node }: PartProps) {
  const stage = useStage();
  const texts = useTexts();
  if (node.type !== "TEXT") return null;
  const style = (node["style"] ?? {}) as Readonly<Record<string, unknown>>;
  const { measure } = stage;
  return (
    <>
      <EditedText
        label={texts.text}
        value={typeof node["characters"] === "string" ? node["characters"] : ""}
        onChange={(characters) => change(stage, retype(node, characters, measure), `text ${node.id}`)}
      />
      <NumberField
        sign={texts.fontSize}
        label={texts.fontSize}
        value={Number(style["fontSize"] ?? 12)}
        min={1}
        isWide
        onChange={(sizePx) => change(stage, setFontSize(node, sizePx, measure))}
      />
    </>
  );
}

function Look({ node }: PartProps) {
  const stage = useStage();
  const texts = useTexts();
  const fill = fillOf(node);
  const opacity = typeof node["opacity"] === "number" ? node["opacity"] : 1;
  const paint = (text: string) => {
    const color = readHex(text);
    if (color) change(stage, setFill(node, color), `fill ${node.id}`);
  };
  return (
    <>
      {fill && (
        <div className={styles.fill}>
          <TextField label={texts.fill} value={fill} onChange={paint} />
          <input
            type="color"
            className={styles.swatch}
            aria-label={texts.pickColor}
            value={fill}
            onChange={(event) => paint(event.currentTarget.value)}
          />
        </div>
      )}
      <NumberField
        sign={texts.opacityShort}
        label={texts.opacity}
        value={Math.round(opacity * 100)}
        min={0}
        max={100}
        unit="%"
        isWide
        onChange={(percent) =>
          change(stage, setField(node, "opacity", percent === 100 ? undefined : percent / 100))
        }
      />
    </>
  );
}

function States({ node }: PartProps) {
  const stage = useStage();
  const texts = useTexts();
  const set = (name: string, value: boolean | undefined) => change(stage, setField(node, name, value));
  return (
    <div className={styles.states}>
      <Check
        label={texts.visible}
        isChecked={node["visible"] !== false}
        onChange={(isVisible) => set("visible", isVisible ? undefined : false)}
      />
      <Check
        label={texts.isLocked}
        isChecked={node["locked"] === true}
        onChange={(isLocked) => set("locked", isLocked ? true : undefined)}
      />
      <IconButton label={texts.deleteLayer} onClick={() => removeSelected(stage)}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}

/** Shows the properties of the selected layer, and lets the visitor change them. */
export function Inspector() {
  const stage = useStage();
  const texts = useTexts();
  const count = useStageState((state) => state.selection.length);
  const node = useStageState((state) => state.document?.nodes.get(state.selection[0] ?? ""));
  return (
    <section className={styles.inspector} aria-label={texts.layer}>
      {count !== 1 || !node ? (
        <p className={styles.empty}>{count > 1 ? texts.manySelected(count) : texts.nothingSelected}</p>
      ) : (
        <div className={styles.fields} key={node.id}>
          <h2 className={styles.heading}>
            <TypeIcon type={node.type} /> {typeName(texts, node.type)}
          </h2>
          <TextField
            label={texts.name}
            value={node.name}
            onChange={(name) => change(stage, setField(node, "name", name))}
          />
          <Box node={node} />
          <Words node={node} />
          <Look node={node} />
          <States node={node} />
        </div>
      )}
    </section>
  );
}
