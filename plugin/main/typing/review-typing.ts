import type { TextMark } from "../../../shared/review/mark-text.ts";
import type { ReviewSettings } from "../../protocol/messages.ts";
import { listen, send } from "../../protocol/bridge.ts";
import { TYPING } from "../../protocol/typing.ts";
import { screenOf } from "../screens.ts";
import { readHouse } from "../kept/house.ts";
import { readFileSettings } from "../kept/file-settings.ts";
import { sendEngine, showPage } from "../ui-files.ts";
import { storedSettings } from "../settings.ts";

const rangeOf = ({ start, end, suggestions }: TextMark): TextReviewRange => ({
  start,
  end,
  suggestions: [...suggestions],
  color: "BLUE",
});

const chosenRules = async (): Promise<ReviewSettings["rules"]> =>
  (readFileSettings() ?? (await storedSettings())).rules;

/** So many texts tell the language of a screen. */
const MOST_AROUND = 40;

/** Other texts of the screen on which somebody types, as far as the editor says where that is. */
function textsAround(): readonly string[] {
  const [edited] = figma.currentPage.selection;
  const screen = edited && screenOf(edited);
  const texts = screen?.findAllWithCriteria({ types: ["TEXT"] }) ?? [];
  return texts
    .filter(({ id }) => id !== edited?.id)
    .slice(0, MOST_AROUND)
    .map(({ characters }) => characters);
}

/** Asks the hidden page for the marks of one text after the other: only the last one matters, the others get none. */
function pageThatMarks() {
  let asked = 0;
  let answer: (marks: readonly TextMark[]) => void = () => {};
  listen("text-marked", ({ id, marks }) => {
    if (id === asked) answer(marks);
  });
  return (text: string, rules: ReviewSettings["rules"]): Promise<readonly TextMark[]> => {
    answer([]);
    asked += 1;
    send("mark-text", { id: asked, text, around: textsAround(), rules, house: readHouse() });
    return new Promise((resolve) => (answer = resolve));
  };
}

/** Marks what is typed. No window is seen: the panel's page, hidden, knows the rules and the words. */
export function reviewTyping(): void {
  const marksOf = pageThatMarks();
  const isReady = new Promise<void>((resolve) => {
    listen("typing-ready", resolve);
  });
  figma.on("textreview", async ({ text }) => {
    await isReady;
    const marks = await marksOf(text, await chosenRules());
    return marks.map(rangeOf);
  });
  listen("send-engine", sendEngine);
  showPage({ visible: false }, TYPING);
}
