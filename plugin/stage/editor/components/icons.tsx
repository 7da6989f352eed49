import type { ReactNode } from "preact/compat";

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const stroked = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

export const PlusIcon = stroked("M8 3.5v9M3.5 8h9");
export const MinusIcon = stroked("M3.5 8h9");
export const FitIcon = stroked("M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3");
export const CloseIcon = stroked("m4 4 8 8M12 4l-8 8");
export const ChevronIcon = stroked("m4.5 6.5 3.5 3.5 3.5-3.5");
export const UndoIcon = stroked("M5.5 3 2.5 6l3 3M2.5 6h7a4 4 0 0 1 0 8H7");
export const RedoIcon = stroked("m10.5 3 3 3-3 3M13.5 6h-7a4 4 0 0 0 0 8H9");
export const SunIcon = stroked(
  "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM8 1.5v1.2M8 13.3v1.2M1.5 8h1.2M13.3 8h1.2M3.4 3.4l.9.9M11.7 11.7l.9.9M3.4 12.6l.9-.9M11.7 4.3l.9-.9",
);
export const MoonIcon = stroked("M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8a5.6 5.6 0 1 0 6.8 6.8z");
export const LayersIcon = stroked("m8 2.5 6 3-6 3-6-3zM2 8.5l6 3 6-3M2 11l6 3 6-3");
export const LockIcon = stroked("M4 7.5h8v6H4zM5.7 7.5V5.2a2.3 2.3 0 0 1 4.6 0v2.3");
export const HiddenIcon = stroked(
  "M2 8c1.8 2.4 3.8 3.5 6 3.5S12.2 10.4 14 8M4.5 10.5 3.2 12M8 11.5v1.9M11.5 10.5l1.3 1.5",
);
export const OpenIcon = stroked("M2.5 12.5v-9h3.6l1.4 1.6h6v7.4zM8 6.9v3.6M6.4 8.3 8 6.7l1.6 1.6");
export const TrashIcon = stroked("M3 4.5h10M6.5 4.5V3h3v1.5M4.2 4.5l.6 8.5h6.4l.6-8.5");

const FrameSign = stroked("M5 2v12M11 2v12M2 5h12M2 11h12");
const TextSign = stroked("M3.5 4.5v-1h9v1M8 3.5v9M6.5 12.5h3");
const BoxSign = stroked("M3 3.5h10v9H3z");
const EllipseSign = stroked("M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z");
const GroupSign = stroked("M3 5V3h2M11 3h2v2M13 11v2h-2M5 13H3v-2M7.5 3h1M7.5 13h1M3 7.5v1M13 7.5v1");
const ComponentSign = stroked(
  "m8 2.2 2 2-2 2-2-2zM8 9.8l2 2-2 2-2-2zM4.2 6l2 2-2 2-2-2zM11.8 6l2 2-2 2-2-2z",
);
const InstanceSign = stroked("m8 2.5 5.5 5.5L8 13.5 2.5 8z");
const PathSign = stroked("M3 12.5C3 6 13 10 13 3.5");

const SIGNS: Readonly<Record<string, () => ReactNode>> = {
  FRAME: FrameSign,
  SLOT: FrameSign,
  SECTION: BoxSign,
  TEXT: TextSign,
  RECTANGLE: BoxSign,
  ELLIPSE: EllipseSign,
  GROUP: GroupSign,
  COMPONENT: ComponentSign,
  COMPONENT_SET: ComponentSign,
  INSTANCE: InstanceSign,
};

/** The sign of a type of layer. */
export function TypeIcon({ type }: { readonly type: string }) {
  const Sign = SIGNS[type] ?? PathSign;
  return <Sign />;
}

/** A sheet with a screen on it: the visitor's file. */
export function FileIcon() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true" focusable="false">
      <rect width="36" height="36" rx="9" fill="var(--accent-soft)" />
      <path
        d="M11 8.5h9.5L26 14v12.5a1.5 1.5 0 0 1-1.5 1.5H11A1.5 1.5 0 0 1 9.5 26.5V10A1.5 1.5 0 0 1 11 8.5z"
        fill="var(--surface)"
        stroke="var(--accent-text)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M20 8.5V14.5h6M13 19h9.5M13 22.5h6"
        stroke="var(--accent-text)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The product's mark: a look at what lies in a frame. */
export function Mark() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <rect width="22" height="22" rx="6" fill="var(--accent)" />
      <path d="M4 11c1.9-3.1 4.2-4.6 7-4.6s5.1 1.5 7 4.6c-1.9 3.1-4.2 4.6-7 4.6S5.9 14.1 4 11z" fill="#fff" />
      <circle cx="11" cy="11" r="2.6" fill="var(--accent)" />
    </svg>
  );
}
