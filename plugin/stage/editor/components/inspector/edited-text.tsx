import { type FocusEvent, useEffect, useId, useRef, useState } from "preact/compat";
import { PRODUCT } from "../../../../../shared/product.ts";
import type { MarkedRange } from "../../../realm/editor.ts";
import { readAlong, startReadingAlong, stopReadingAlong } from "../../actions/read-along.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import { type MarkedText, stretchesOf, replacedIn, retyped } from "../../typing/marked.ts";
import styles from "./edited-text.module.css";

/** The edited text with the marks of the plugin; null while the plugin does not read it. */
function useMarked(text: string, isEdited: boolean): MarkedText | null {
  const stage = useStage();
  const isOn = useStageState(({ typing }) => typing.isOn);
  const edited = useStageState(({ typing }) => typing.edited);
  const latestRef = useRef(text);
  useEffect(() => {
    latestRef.current = text;
  }, [text]);
  useEffect(() => {
    if (!isEdited || !isOn) return;
    void startReadingAlong(stage, latestRef.current);
    return () => stopReadingAlong(stage);
  }, [stage, isEdited, isOn]);
  useEffect(() => readAlong(stage, text), [stage, text]);
  return isEdited && edited ? retyped(edited, text) : null;
}

/** The words of the field once more, unseen behind it: their lines are where its lines are, and they can be underlined. */
function Underlines({ text, marked }: { readonly text: string; readonly marked: MarkedText | null }) {
  return (
    <div className={styles.behind} aria-hidden="true">
      {stretchesOf(marked ?? { text, marks: [] }).map(({ start, words, mark }) =>
        mark ? (
          <mark key={start} className={styles.mark} data-color={mark.color ?? "RED"}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
      {/* A line that nothing was written into takes its room too. */}
      {"\u200b"}
    </div>
  );
}

interface SuggestionsProps {
  readonly marked: MarkedText;
  readonly onTake: (mark: MarkedRange, suggestion: string) => void;
}

/** Lists the words that could stand where the text is underlined. */
function Suggestions({ marked: { text, marks }, onTake }: SuggestionsProps) {
  const texts = useTexts();
  return (
    <ul className={styles.suggestions} aria-label={texts.suggestions}>
      {marks.map((mark) => {
        const words = text.slice(mark.start, mark.end);
        return (
          <li key={mark.start} className={styles.suggestion}>
            <span className={styles.words}>{words}</span>
            {mark.suggestions.map((suggestion) => (
              <button
                key={suggestion}
                type="button"
                className={styles.take}
                aria-label={suggestion ? texts.replace(words, suggestion) : texts.leaveOut(words)}
                // The text stays the one that is edited.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onTake(mark, suggestion)}
              >
                {suggestion || texts.leaveOutShort}
              </button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface ReadingProps extends SuggestionsProps {
  readonly id: string;
}

/** Says that the text is read, and what was found in it. */
function Reading({ id, marked, onTake }: ReadingProps) {
  const texts = useTexts();
  const count = marked.marks.length;
  return (
    <>
      <output className={styles.unseen}>{count > 0 && texts.marked(count)}</output>
      {count > 0 ? (
        <Suggestions marked={marked} onTake={onTake} />
      ) : (
        <p id={id} className={styles.reading}>
          {texts.readsAlong(PRODUCT.name)}
        </p>
      )}
    </>
  );
}

interface EditedTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text; each letter is told at once. What the plugin marks is underlined while the text is edited. */
export function EditedText({ label, value, onChange }: EditedTextProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [fieldId, readingId] = [useId(), useId()];
  const [isEdited, setEdited] = useState(false);
  const marked = useMarked(value, isEdited);
  const take = (mark: MarkedRange, suggestion: string) => {
    onChange(replacedIn(value, mark, suggestion));
    const caret = mark.start + suggestion.length;
    requestAnimationFrame(() => {
      ref.current?.focus();
      ref.current?.setSelectionRange(caret, caret);
    });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A window that is left for another one has the same focus when it comes back.
    const isHere = (element: EventTarget | null) =>
      element instanceof Node && currentTarget.contains(element);
    if (!isHere(relatedTarget) && !isHere(document.activeElement)) setEdited(false);
  };
  return (
    // Field and suggestions are one place: the text is edited while the focus is in it.
    <div className={styles.area} onFocus={() => setEdited(true)} onBlur={onBlur}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.field}>
        <div className={styles.lines}>
          <Underlines text={value} marked={marked} />
          <textarea
            ref={ref}
            id={fieldId}
            className={styles.input}
            value={value}
            spellcheck={marked === null}
            aria-describedby={marked?.marks.length === 0 ? readingId : undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      </div>
      {marked && <Reading id={readingId} marked={marked} onTake={take} />}
    </div>
  );
}
