import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { sentenceTooLong } from "./sentence-too-long.ts";

const words = (start: string, word: string, count: number) =>
  `${start} ${Array.from({ length: count }, () => word).join(" ")}.`;
const english = words("When you are ready to order and have chosen what you like, we will", "carefully", 22);
const french = words("Quand vous êtes prêt à commander et que vous avez choisi, nous vous", "aiderons", 24);

testRule(sentenceTooLong, {
  pass: {
    "short sentences": screen([
      text("We will call you. You can change the date at any time in your settings."),
    ]),
    "many short sentences": screen([text("This is for you. ".repeat(20))]),
    "a list of short lines": screen([text("a line of the list for you\n".repeat(12))]),
    "lorem ipsum": screen([text(words("Lorem ipsum dolor sit amet and the", "amet", 40))]),
    "another language": screen([text(words("Wenn Sie bereit sind zu bestellen", "dann", 40))]),
    "a domain and a number": screen([text(`Go to example.com for 3.50. ${"That is it. ".repeat(12)}`)]),
  },
  fail: {
    "a long English sentence": [screen([text(english)]), { words: 36, count: 1 }],
    "a long French sentence": [screen([text(french)]), { words: 37, count: 1 }],
    "two of them, named once": [screen([text(english), text(english, { y: 200 })]), { count: 2 }],
  },
  ignore: {
    "what a customer wrote": screen([layer({ name: "Review card" }, [text(english)])]),
    code: screen([text(english, { fontFamily: "Roboto Mono" })]),
  },
});
