/**
 * The texts of fixes, by their kind: `title` fits a button, `effect` says what comes of it. Values fill the
 * `{places}`.
 */
export const FIX_TEXTS_EN = {
  "text-color": {
    title: "Set the text to {to}",
    effect: "The contrast rises from {before}:1 to {after}:1. It is the nearest colour of the same hue.",
  },
  "text-color-in-use": {
    title: "Set the text to {to}",
    effect: "The contrast rises from {before}:1 to {after}:1. This screen sets other texts in it already.",
  },
  "text-color-grey": {
    title: "Set the text to {to}",
    effect: "The contrast rises from {before}:1 to {after}:1. In its own hue it would turn brown.",
  },
  "text-color-named": {
    title: "Give the text “{name}” ({to})",
    effect: "The contrast rises from {before}:1 to {after}:1.",
  },
  "ground-color": {
    title: "Set the background to {to}",
    effect: "The contrast rises from {before}:1 to {after}:1, and what lies on it keeps its colour.",
  },
  "other-letters": {
    title: "Set the text to {to}",
    effect: "The contrast rises from {before}:1 to {after}:1, and the background keeps its colour.",
  },
  "ground-gradient": {
    title: "Let the gradient run from {first} to {last}",
    effect: "The contrast is at least {after}:1 everywhere on it, and the text keeps its colour.",
  },
  "one-shade": {
    title: "Use {to} instead of {from}",
    effect: "What is too faint in this colour then has enough contrast, in one new colour.",
  },
  opacity: {
    title: "Raise its opacity to {percent} %",
    effect: "The contrast rises from {before}:1 to {after}:1, and the colour set stays the same.",
  },
  "border-color": {
    title: "Draw the border in {to}",
    effect: "The contrast rises from {before}:1 to {after}:1. It is the nearest colour of the same hue.",
  },
  "border-color-in-use": {
    title: "Draw the border in {to}",
    effect: "The contrast rises from {before}:1 to {after}:1. This screen has this colour already.",
  },
  "icon-color": {
    title: "Draw the icon in {to}",
    effect: "The contrast rises from {before}:1 to {after}:1. It is the nearest colour of the same hue.",
  },
  "icon-color-in-use": {
    title: "Draw the icon in {to}",
    effect: "The contrast rises from {before}:1 to {after}:1. This screen has this colour already.",
  },
  "bind-color": {
    title: "Take it from “{name}”",
    effect: "It looks as before, and changes with the others from now on.",
  },
  "bind-text-style": {
    title: "Give it the style “{name}”",
    effect: "It looks as before, and changes with the style from now on.",
  },
  "place-of-equals": {
    title: "Move it by {px} px",
    effect: "Then it lines up with the others.",
  },
  centre: {
    title: "Centre it",
    effect: "Then the space around it is even.",
  },
  "one-line": {
    title: "Put them on one line",
    effect: "Then the row stands straight; nothing moves sideways.",
  },
  "even-gaps": {
    title: "Leave {to} px between all",
    effect: "The first and the last stay where they are.",
  },
  "one-edge": {
    title: "Let all start at {to} px",
    effect: "Then the column has one left edge.",
  },
  "even-heights": {
    title: "Make both {to} px high",
    effect: "Then the controls of the row are equal.",
  },
  "text-size": {
    title: "Set it in {to} px",
    effect: "It was {from} px.",
  },
  weight: {
    title: "Set it in the weight {to}",
    effect: "It was {from}.",
  },
  "add-text": {
    title: "Add “{to}”",
    effect: "It is set as the words beside it.",
  },
  "write-and": {
    title: "Write “{to}”, and what goes with it",
    effect: "Values that change: {count}. Tried on a copy first.",
  },
  "as-proposed": {
    title: "Do so on the layers",
    effect: "Values that change: {count}. Tried on a copy first.",
  },
  "house-length": {
    title: "Set it to {to} px",
    effect: "It was {from} px. It is the nearest length that your house has.",
  },
  "house-color": {
    title: "Give it {to}",
    effect: "It is the nearest colour that your house has.",
  },
  write: {
    title: "Write “{to}”",
    effect: "It was “{from}”.",
  },
  "write-several": {
    title: "Correct {count} texts",
    effect: "The first one becomes “{to}”.",
  },
} as const;
