/** The first steps. English is the type that French satisfies. */
export const WELCOME_EN = {
  heading: "How it works",
  steps: [
    { title: "Choose a screen", text: "Click a frame on the canvas, or anything inside it." },
    {
      title: "Read what is found",
      text: "Live checks run at once and send nothing. “Second opinion” sends your screens to be looked at, once you have agreed.",
    },
    {
      title: "Fix it",
      text: "A finding leads to its layers. Many are fixed with one click, and taken back with one undo.",
    },
  ],
  done: "done",
  close: "Got it",
};
