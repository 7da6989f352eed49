import { useState } from "preact/hooks";
import type { LayerRef } from "../../../../../shared/review/report.ts";
import { shownName } from "../../../../../shared/review/naming/shown-name.ts";
import { isOnCanvas } from "../../../state/findings/is-on-canvas.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Icon } from "../../basics/icons.tsx";
import styles from "./layer-links.module.css";

const MAX_FOLDED = 4;

/** The layers concerned, each once; each leads to its place on the canvas, if it has one. Many are folded. */
export function LayerLinks({ layers: all }: { readonly layers: readonly LayerRef[] }) {
  const { commands, texts } = usePanel();
  const layers = [...new Map(all.map((layer) => [layer.id, layer])).values()];
  const [isFolded, setFolded] = useState(layers.length > MAX_FOLDED + 1);
  const shown = isFolded ? layers.slice(0, MAX_FOLDED) : layers;
  return (
    <ul class={styles.links}>
      {shown.map((layer) => {
        const name = shownName(layer);
        return (
          <li key={layer.id}>
            {isOnCanvas(layer.id) ? (
              <button
                type="button"
                class={styles.link}
                aria-label={texts.results.showLayer(name)}
                title={layer.name}
                onClick={() => commands.locate([layer])}
              >
                <Icon name="target" />
                <span class={styles.name}>{name}</span>
              </button>
            ) : (
              <span class={styles.name}>{name}</span>
            )}
          </li>
        );
      })}
      {isFolded && (
        <li>
          <button type="button" class={styles.more} onClick={() => setFolded(false)}>
            {texts.results.allLayers(layers.length)}
          </button>
        </li>
      )}
    </ul>
  );
}
