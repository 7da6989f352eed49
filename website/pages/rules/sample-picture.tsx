import { SAMPLE_PICTURES } from "../../samples/pictures.ts";
import styles from "./rule-example.module.css";
import type { SampleExample } from "./sample-example.ts";

const PART_PX = { width: 390, height: 220 };
const ROOM_PX = 5;

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The part of a screen around what a finding speaks of: as large as needed, and never smaller than can be read. */
function partOf({ size, places }: SampleExample) {
  const [first] = places;
  const middleX = ((first?.x ?? 0) + (first?.width ?? 0) / 2) * size.width;
  const middleY = ((first?.y ?? 0) + (first?.height ?? 0) / 2) * size.height;
  const width = Math.min(size.width, Math.max(PART_PX.width, (first?.width ?? 0) * size.width + 48));
  const height = Math.max(
    (width * PART_PX.height) / PART_PX.width,
    Math.min((first?.height ?? 0) * size.height + 48, width),
  );
  return {
    width,
    height,
    x: between(middleX - width / 2, 0, size.width - width),
    y: between(middleY - height / 2, 0, size.height - height),
  };
}

/** A part of a sample’s screen, with the layers of a finding lit up. */
export function SamplePicture({ example }: { readonly example: SampleExample }) {
  const { screen, size, places, title } = example;
  const { x, y, width, height } = partOf(example);
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={title}>
      <image href={SAMPLE_PICTURES[screen]} width={size.width} height={size.height} />
      {places.map((place) => (
        <rect
          key={place.layerId}
          className={styles.lit}
          x={place.x * size.width - ROOM_PX}
          y={place.y * size.height - ROOM_PX}
          width={place.width * size.width + 2 * ROOM_PX}
          height={place.height * size.height + 2 * ROOM_PX}
          rx={6}
        />
      ))}
    </svg>
  );
}
