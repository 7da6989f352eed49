import { countEn } from "./plural.ts";
import { EVIDENCE_WORDS } from "./words/evidence-words.ts";
import { SHARE_EN } from "./panel/share.en.ts";
import { LIBRARY_EN } from "./panel/library.en.ts";
import { HOUSE_EN } from "./panel/house.en.ts";
import { REVIEW_WORDS_EN } from "./words/review-words.en.ts";
import { SAMPLE_OPINION_EN } from "./words/sample-opinion.en.ts";
import { SENDING_EN } from "./sending.en.ts";

const details = (count: number): string => countEn(count, "detail", "details");

/** The texts of the plugin's panel. English is the type that the other languages satisfy. */
export const PANEL_EN = {
  language: { label: "Language", en: "English", fr: "Français" },
  aspects: REVIEW_WORDS_EN.aspects,
  severities: {
    critical: (count: number) => countEn(count, "critical", "critical"),
    major: (count: number) => countEn(count, "major", "major"),
    minor: (count: number) => countEn(count, "minor", "minor"),
    suggestion: (count: number) => countEn(count, "suggestion", "suggestions"),
  },
  severity: REVIEW_WORDS_EN.severity,
  certainty: REVIEW_WORDS_EN.certainty,
  doubted: REVIEW_WORDS_EN.doubted,
  start: {
    headingMany: (count: number) => countEn(count, "screen", "screens"),
    more: (count: number) => `+ ${count}`,
    scope: "Review",
    /** The ways to take a selection, each with how many screens there are. */
    scopes: {
      frame: (count: number) => (count === 1 ? "This frame" : `These ${count} frames`),
      screens: (count: number) => (count === 1 ? "The screen on it" : `Each of the ${count} screens`),
      variant: (count: number) => (count === 1 ? "This variant" : `These ${count} variants`),
      component: (count: number) => (count === 1 ? "This component" : `These ${count} components`),
      set: (count: number) => (count === 1 ? "The whole set" : `The ${count} whole sets`),
      group: (count: number) => (count === 1 ? "The whole group" : `The ${count} whole groups`),
      board: (count: number) => (count === 1 ? "The whole board" : `${count} whole frames`),
    },
    notes: {
      beyond: (count: number, most: number) =>
        `Of these ${count.toLocaleString("en")} screens, the first ${most} are reviewed. Select the others after that.`,
      turned: (count: number): string =>
        count === 1
          ? "This frame is turned on the canvas, so sizes and distances may be off. Set its rotation to 0 to be sure."
          : "Some of these frames are turned on the canvas, so sizes and distances may be off. Set their rotation to 0 to be sure.",
    },
    purpose: "What is this screen for? (optional)",
    purposeMany: "What are these screens for? (optional)",
    purposeHint: "Who comes here, and to do what: kept with the frame",
    purposeNotKept: "For this review only: nothing can be kept in this file",
    notKept: {
      settings: "Figma’s storage is full: your choices count until you close Regard.",
      token: "Figma’s storage is full: the next time you open Regard, it may ask you to log in again.",
    },
    /** Of the others it was said before, and they differ. */
    purposeOfOthers: (count: number) =>
      count === 1
        ? "What is the other screen for? (optional)"
        : `What are the other ${count} screens for? (optional)`,
    aspects: "Look at",
    level: "WCAG level",
    platform: "Made for",
    platforms: { auto: "Auto", ios: "iOS", android: "Android", web: "Web" },
    lastAspect: "At least one stays chosen.",
    go: "Second opinion…",
    goMany: (count: number) => `Second opinion on ${count} screens…`,
    beyond: {
      heading: "A second opinion, by an AI model, also asks:",
      first: (screens: number) =>
        screens === 1
          ? "Does a newcomer see what this screen is for?"
          : `Where do people get lost between these ${screens} screens?`,
      /** By the sort of a screen. */
      sorts: {
        "sign-in": "What makes people give up before they are in?",
        checkout: "What makes people stop before they pay?",
        shop: "Is enough said about each item to choose one?",
        settings: "Do people know what each switch changes?",
        form: "Is everything asked here needed, in a good order?",
        list: "Do people find the one they came for?",
        page: "Does the page say what it offers, and to whom?",
        other: "Which words do people misread?",
      },
    },
    /** The price of a second opinion as long as there are free ones, and after them. */
    price: (left: number, requests: number, euros: string) =>
      `${left} free left, then €${euros} for ${requests} a month`,
    first: "Checks stay free; nothing is sent yet.",
    /** Beside the button that saves, where there is no second opinion. */
    saving: "Free. It stays under “Past reviews”, as it is now.",
  },
  sending: SENDING_EN,
  offer: {
    asking: "Asking what a review costs…",
    title: "Second opinion",
    titleSave: "Save this review",
    cancel: "Cancel",
    /** `left`: the rest of the allowance, or the price. */
    uses: (left: string) => `Uses 1: ${left}.`,
    parts: (parts: number, left: number) =>
      left >= parts
        ? `Uses ${parts} of your ${left} second opinions, one for each part.`
        : `All ${parts} parts take ${parts} second opinions, but only ${left} ${left === 1 ? "is" : "are"} left: they end after part ${left}.`,
    off: "There is no second opinion here.",
    ask: "Ask for a second opinion",
    save: "Save this review: free",
    sent: "What is sent, to whom, for how long",
    sentParts: { what: "What", who: "Of you", service: "To whom", kept: "How long" },
    /** A second opinion on a sample of ours. */
    sample: { heading: "Sample: from an opinion on a checkout we drew", opinion: SAMPLE_OPINION_EN.code },
  },
  allowance: {
    ofTeam: (team: string) => `paid by “${team}”`,
    teamIsOut: (team: string) => `your own: “${team}” has none left`,
    trial: (left: number, limit: number) => `${left} of ${limit} free second opinions left`,
    plan: (left: number, limit: number) => `${left} of ${limit} second opinions left this month`,
    renews: (date: string) => `renews on ${date}`,
    credits: (count: number) => countEn(count, "credit", "credits"),
    away: "Regard cannot be reached. Live checks go on.",
    trialEnded: {
      title: "Your free second opinions are used up",
      text: "Live checks and saving stay free. With an account and a plan, second opinions go on.",
    },
    networkEnded: {
      title: "The free second opinions of your network are used up",
      text: "Others behind the same address have used them; in 30 days at most there are new ones. Live checks and saving stay free. With an account and a plan, second opinions go on.",
    },
    planEnded: {
      title: "No second opinions are left",
      text: "Live checks and saving stay free. A larger plan or credits bring more second opinions.",
    },
    plans: "See plans",
  },
  account: {
    open: "Account",
    heading: "Account",
    none: "This plugin is not connected to an account. Free second opinions need none; those of a plan do.",
    signup: "Create account",
    login: "Log in",
    connected: "Connected to",
    disconnect: "Disconnect",
    disconnecting: "Disconnecting…",
    disconnectText: "Disconnect this plugin; the reviews stay in the account.",
    failed: "That did not work. Try again.",
    code: "Your code",
    codeText: "The site shows a code, too. Continue there only if it is this one.",
    copy: "Copy code",
    copied: "Copied",
    copyFailed: "It could not be copied.",
    next: { signup: "Create the account in the browser", login: "Log in in the browser" },
    waiting: "Waiting for you to connect in the browser…",
    asking: "Asking for a code…",
    expired: "This code has expired.",
    again: "Get a new code",
    guest:
      "Figma did not say who you are, so this plugin cannot be connected. Log in to Figma, and reopen Regard.",
    noCode: "There is no code to be had now. Try again in a moment.",
  },
  history: {
    open: "Past reviews",
    heading: "Past reviews",
    loading: "Loading…",
    none: {
      title: "No reviews yet",
      text: "Select a screen and save its review: it is kept here.",
    },
    failed: "The past reviews could not be loaded.",
    more: "Show more",
    screens: (count: number) => countEn(count, "screen", "screens"),
    back: "Past reviews",
    loadingOne: "Loading the review…",
    gone: {
      title: "This review no longer exists",
      text: "It was deleted, or it belongs to another account.",
    },
    failedOne: "The review could not be loaded.",
    made: (date: string) => `Reviewed on ${date}. The design may have changed since.`,
    checked: (layers: number) => `${countEn(layers, "layer", "layers")} checked.`,
    delete: "Delete this review",
    deleteSure: "Delete it with its pictures and shared links? This cannot be undone.",
    deleteYes: "Delete",
    deleteNo: "Keep it",
    deleteFailed: "It could not be deleted. Try again.",
  },
  brief: {
    label: "About this product",
    hint: "What it is, for whom, what people come to do, its tone; what is deliberate, such as “Dense on purpose: traders”",
    kept: "Kept in the file for all who open it, and told to the model with a second opinion.",
    notKept: "You may only view this file: told to the model with a second opinion, and not kept.",
  },
  /** Questions to the model about a finding or a screen. */
  ask: {
    asked: REVIEW_WORDS_EN.asked,
    finding: "Ask about this",
    screen: "Ask about this screen",
    own: "A question of your own",
    send: "Ask",
    proposed: {
      ux: ["What would people expect here?", "How else could this work?"],
      ui: ["Why does this matter here?", "How would you fix it?"],
      copy: ["Show me three shorter wordings", "What do people read into this?"],
      hierarchy: ["What should lead here?", "How would I make it stand out?"],
      screen: ["What would you change first?", "Where do people hesitate here?"],
    },
    perspectives: REVIEW_WORDS_EN.perspectives,
    terms: (left: number, provider: string) =>
      `${countEn(left, "question", "questions")} left, at no further charge. Each sends this screen to ${provider}.`,
    asking: "Looking at the screen…",
    partly: "The reply broke off here.",
    errors: {
      usedUp: "The five questions of this review are used. A new second opinion brings five more.",
      noReply: "The model gave no reply that could be used. The question was not counted.",
      tooOften: "One question at a time: try again in a moment.",
      away: "The model did not answer. The question was not counted.",
    },
  },
  review: {
    asking: "Asking for the review…",
    looking: "Looking for what rules cannot measure…",
    saving: "Saving the review…",
    saved: (time: string) => `Saved at ${time}`,
    /** Without an account. */
    savedHere: "kept in this plugin for 90 days.",
    keepInAccount: "Keep it in my account",
    noticed: (count: number) => `Second opinion: ${countEn(count, "finding", "findings")}`,
    nothingNoticed: "The second opinion noticed nothing more.",
    off: "Without a second opinion: nothing was charged.",
    offInstead: "The second opinion was not there as announced: nothing was charged.",
    secondOpinionFailed: "The second opinion failed: nothing was charged.",
    /** While a second opinion is made. */
    steps: {
      checking: "Checking what was found…",
      several: (done: number, all: number) => `Second opinion: ${done} of ${all} screens looked at…`,
    },
    /** Of one screen. */
    lacksRest: "This is only a part of a second opinion.",
    lacks: (count: number, all: number) =>
      `${count} of ${all} screens ${count === 1 ? "has" : "have"} no second opinion, or only a part of one.`,
    /** Why, by what happened. */
    reasons: {
      down: "The model did not answer.",
      busy: "The model is busy.",
      slow: "The model took too long.",
      refused: "The model declined to answer.",
      unusable: "The model’s answer could not be used.",
      stopped: "You cancelled it.",
    },
    busyFor: (seconds: number) => `The model is busy: try again in ${seconds} s.`,
    takenFor: (purpose: string) => `Taken for: ${purpose}`,
    notTakenFor: "Put this right",
    /** Findings beyond the gravest. */
    more: (count: number) => `${count} more`,
    mayBeOutdated: "Changed since",
    mayBeOutdatedMeans: "This was changed since: the finding may no longer hold.",
    /** Ends the second opinion that is being made. */
    cancel: {
      label: "Cancel",
      doing: "Cancelling. What is verified already stays.",
      failed: "This could not be cancelled. The second opinion goes on.",
    },
    stoppedForNothing: "You cancelled the second opinion before anything was verified: nothing was charged.",
    againCosts: "Another try is charged only when there is a second opinion.",
    notTriedAgain:
      "Another try did not work. It cost nothing unless it showed a finding, and what there is stays.",
    againForNothing: "Trying again costs nothing more.",
    marks: {
      heading: "Was this useful?",
      useful: "Useful",
      "not-useful": "Not useful",
      wrong: "Wrong",
      thanks: "Kept with the review.",
      failed: "This could not be saved.",
    },
    failed:
      "The review failed on Regard’s server and was not saved. It cost nothing unless the second opinion showed a finding.",
    stopped: "Regard restarted before the review was done: nothing was saved or charged.",
    live: "Nothing was sent or saved.",
    /** A review of many screens, which is asked for part after part. */
    parts: {
      part: (part: number, parts: number, from: number, to: number) =>
        from === to
          ? `Part ${part} of ${parts}: screen ${from}`
          : `Part ${part} of ${parts}: screens ${from} to ${to}`,
      end: "Stop after this part",
      ending: "This part is finished; the rest is left out.",
      all: (screens: number, reviews: number) => `All ${screens} screens reviewed, in ${reviews} reviews`,
      some: (done: number, all: number) => `${done} of ${all} screens reviewed. The rest is left out.`,
      resume: "Review the rest",
    },
    notReadAnew: (why: string) => `${why}. Nothing was sent, and nothing was charged.`,
    refusals: {
      away: "Regard did not answer. Only a review that is saved can cost something, and trying again never charges twice. Live checks go on.",
      serverFailed:
        "Regard’s server failed before the review began: nothing was saved or charged. Live checks go on.",
      cut: "The connection broke while the review was made. If it was saved, it is under Past reviews; trying again finds it and never charges twice.",
      usedUp: "No second opinions are left: nothing was saved or charged. Live checks go on.",
      tooOften:
        "Too many reviews in a short time, or too many second opinions that came to nothing. Try again later.",
      changed: "The design has changed since this review. Ask for a new one.",
      ended: "The second opinion was tried again three times. For more, ask for a new review.",
      underWay: "Two reviews are under way already. Wait for one to end.",
      unusable: "This could not be reviewed. Live checks go on.",
      tooLarge: "This is too large to send. Hide what needs no review. Live checks go on.",
      tooDemanding:
        "This takes too long to review: nothing was saved or charged. Select fewer screens. Live checks go on.",
      stopping: "Regard is restarting: nothing was saved or charged. Live checks go on.",
      secondOpinionAway: "The second opinion is not available now: nothing was saved or charged.",
      disconnected:
        "This plugin was disconnected in the meantime: nothing was saved or charged. Connect it again under Account.",
    },
  },
  live: {
    heading: "Live checks",
    gravest: "The worst findings",
    starting: "Starting…",
    reading: (layers: number) =>
      layers === 0 ? "Reading the layers…" : `Reading… ${countEn(layers, "layer", "layers")} so far`,
    reviewing: "Checking…",
    /** Of screens that are pictures alone. */
    notRead: "Nothing could be read",
    pictures: (count: number, all: number) =>
      `${count} of ${all} screens ${count === 1 ? "is a picture" : "are pictures"}: Regard reads layers, and cannot read what a picture shows.`,
    /** At least one of the two is not 0. */
    since: (day: string, gone: number, added: number) =>
      `Since ${day}: ${[gone > 0 && `${gone} no longer found`, added > 0 && `${added} new`].filter(Boolean).join(", ")}`,
    first: (count: number, all: number) =>
      `In the first ${count} of ${all} screens. A review checks all of them.`,
    stopped: "Reading was cancelled.",
    outdated: "The design has changed since. Check it again.",
    again: "Check again",
    /** The way to what was found, as long as more may come. */
    showSoFar: "Show what is found so far",
    /** The way to all that was found. */
    show: (findings: number, folded: number) => {
      const grave = findings > 0 && (findings === 1 ? "1 finding" : `All ${findings} findings`);
      return [grave, folded > 0 && details(folded)].filter(Boolean).join(", ") || "Show the review";
    },
  },
  waiting: {
    heading: "Reading your design",
    headingReview: "Checking your design",
    layers: (layers: number) => `${countEn(layers, "layer", "layers")} read`,
    screens: (done: number, all: number) => `${done} of ${countEn(all, "screen", "screens")} checked`,
    cancel: "Cancel",
    showChecked: (count: number) =>
      count === 1 ? "Show the one checked so far" : `Show the ${count} checked so far`,
  },
  selection: {
    page: (count: number) =>
      count === 1
        ? "The one screen on this page"
        : `All screens on this page (${count.toLocaleString("en")})`,
    none: {
      title: "Select a screen",
      text: "Click a frame on the canvas, or any layer inside it. Hold Shift to select several screens. They are checked at once, and nothing is sent.",
    },
    /** The page has nothing that could be a screen. */
    noneOnPage: {
      title: "No screen on this page",
      text: "Regard reviews frames. Select all layers of one screen, groups too, and frame them: Ctrl Alt G, on a Mac ⌥ ⌘ G. Then select the frame.",
    },
    noScreen: {
      loose: (name: string) => ({
        title: `“${name}” is not inside a screen`,
        text: "Regard reviews frames. Select a frame or, where there is none, all layers of the screen, groups too, and frame them: Ctrl Alt G, on a Mac ⌥ ⌘ G.",
      }),
      hidden: (name: string) => ({
        title: `“${name}” is hidden`,
        text: "Nothing of it can be seen. Show it, or select another screen.",
      }),
      empty: (name: string) => ({
        title: `“${name}” has no size`,
        text: "It is less than a pixel wide or high. Make it larger, or select another screen.",
      }),
    },
  },
  failures: {
    empty: (name: string) => ({
      title: `“${name}” is empty`,
      text: "There is no visible layer in it. Add something, or select another screen.",
    }),
    tooMany: (max: number) => ({
      title: "Too much at once",
      text: `Together, these screens hold more than ${max.toLocaleString("en")} layers, the most that can be read at once. Select fewer of them.`,
    }),
    gone: {
      title: "This screen was deleted",
      text: "It is no longer in the file. Undo the deletion, or select another screen.",
    },
    unreadable: (what: string) => ({
      title: "This screen could not be read",
      text: `Figma answered: ${what}. Try again; if it happens again, close Regard and reopen it.`,
    }),
    engine: {
      title: "The checks could not be loaded",
      text: "Your design has not changed. Try again; if it happens again, close Regard and reopen it.",
    },
    again: "Try again",
  },
  locating: {
    layer: "This layer",
    gone: (layer: string) => `${layer} was deleted, so there is nothing to show.`,
    away: (layer: string) => `${layer} lies on a page that Figma did not show in time. Try again.`,
    locked: (layer: string) =>
      `${layer} is locked, or lies in a locked layer. Unlock it to change it by hand.`,
    hidden: (layer: string) => `${layer} is hidden now. It is selected, but cannot be seen.`,
    close: "Close this message",
  },
  offline: "You are offline. Live checks go on; they need no network.",
  dismiss: {
    open: "Dismiss…",
    scope: "Where",
    layers: (count: number) => (count === 1 ? "This layer" : `These ${count} layers`),
    component: (name: string) => (name === "" ? "This component" : `All of ${name}`),
    word: (word: string) => `“${word}” in this file`,
    rule: "This rule in this file",
    scopes: {
      layer: "Here only",
      component: "The whole component",
      word: "This word in the file",
      rule: "The whole file",
    },
    reason: "Why",
    reasons: REVIEW_WORDS_EN.dismissalReasons,
    /** The word is that of a role: "field", "tab bar". */
    misread: (word: string) => `This is no ${word}`,
    words: "In your own words",
    keeps: "Kept in this file with your name, for all who work on it.",
    make: "Dismiss",
    cancel: "Cancel",
    made: (title: string) => `Dismissed: ${title}`,
    undo: "Undo",
    list: (count: number) => `Dismissed (${count})`,
    listText: "Dismissed in this file: not counted, and not told again.",
    pastText: "Dismissed when this review was made: not counted.",
    restore: "Restore",
    restoreOne: (title: string) => `Restore: ${title}`,
    said: (name: string | null, day: string) => (name === null ? day : `${name}, ${day}`),
  },
  writing: {
    "read-only": "You may only view this file, so nothing was changed in it.",
    full: "There is no room left in this file. Take away dismissals or house rules that are no longer needed.",
    refused: "Figma did not allow this, so nothing was changed.",
  },
  readOnly: {
    dev: "Dev Mode changes no layers: findings can be located and dismissed here. To fix or mark them, open the file in Design Mode.",
    view: "You may only view this file: findings can be located, but not fixed, dismissed or marked.",
  },
  marks: {
    pins: "Numbered pins",
    pinsText: "One over each layer concerned, in a locked group of their own.",
    notes: "Annotations",
    notesText: "A note on each layer concerned, in the category “Regard”.",
    add: "Add",
    renew: "Renew",
    show: "Show",
    hide: "Hide",
    remove: "Remove",
    act: (what: string, on: string) => `${what}: ${on}`,
    pin: (number: number) => `Pin ${number}`,
  },
  settings: {
    open: "Settings",
    heading: "Settings",
    whose: "Which ones",
    owners: { usual: "My usual", file: "For this file" },
    usualText: "Yours, in every file that has no settings of its own.",
    usualIdle: "Yours. They do not apply here: this file has settings of its own.",
    fileText: "Kept in this file. They apply to all who review it.",
    fileNone: "This file has no settings of its own: everybody’s own apply.",
    fileMake: "Give this file settings",
    fileRemove: "Remove from this file",
    libraries: "Libraries",
    librariesIgnored: "Leave out what library components bring along",
    librariesText:
      "What you write into them is still checked. Figma does not say which library a component is from, so this means all of them.",
    rules: (chosen: number) => (chosen === 0 ? "Rules" : `Rules (${chosen} changed)`),
    rulesText: "A rule that is off does not run. A weaker or a stricter one weighs a step less or more.",
    changed: "Changed",
    ruleChoices: { usual: "As usual", off: "Off", weaker: "Weaker", stricter: "Stricter" },
    ofTeam: (choice: string) => `Team: ${choice}`,
    ruleSearch: "Find a rule",
    ruleNotFound: "No rule has this in its name, or in the name of a finding.",
    typing: "While you type",
    typingChecked: "Underline slips in the text you edit",
    typingText: "Figma asks you once. The text stays on your machine.",
    dismissedNone: "Nothing was dismissed in this file.",
  },
  fixes: {
    looking: "Looking for a fix…",
    /** Why there is no fix of something grave. */
    without: {
      undecided: "No fix in one click: this needs a decision of yours.",
      tried: "No fix in one click: each one tried on a copy left the fault, or brought another.",
      untried: "Not every fix was tried on a copy: this screen has too much to try.",
      elsewhere:
        "Needs a change in the component: it is kept in another file, or this instance differs from it.",
    },
    /** The sign beside a finding that a click fixes. */
    sign: { name: "Has a fix", means: "Has a fix: open it, a click applies it, and another takes it back" },
    takeBack: "Undo",
    /** Layers other than those of the finding, alone or too. */
    changes: "Changes:",
    changesToo: "Also changes:",
    next: "Next",
    make: (layers: number) => (layers === 1 ? "Apply" : `Apply to ${layers} layers`),
    /** A button, for those who hear it. */
    named: (button: string, what: string) => `${button}: ${what}`,
    makeAt: {
      variable: "Apply to the variable",
      style: "Apply to the style",
      component: "Apply to the component",
    },
    words: {
      at: {
        variable: (name: string, places: number) =>
          `In the variable “${name}”: ${countEn(places, "place", "places")} on these screens, and wherever else it is used.`,
        style: (name: string, places: number) =>
          `In the style “${name}”: ${countEn(places, "place", "places")} on these screens, and wherever else it is used.`,
        component: (name: string, places: number) =>
          `In the component “${name}”: ${countEn(places, "place", "places")} on these screens, and wherever else it is used.`,
      },
      hints: "Then hints look like entries: darken the entries as well, or leave it.",
      here: "Only here.",
      loses: (names: readonly string[]) =>
        `No longer follows ${names.map((name) => `“${name}”`).join(", ")} afterwards.`,
    },
    /** As long as their number is not sure. */
    reviewStill: "Review the fixes…",
    review: (count: number) => (count === 1 ? "Review the fix…" : `Review ${count} fixes…`),
    /** Of these some are ticked already. */
    ticked: (ticked: number, left: number) =>
      `${ticked === 1 ? "One is" : `${ticked} are`} ticked, ${left === 1 ? "one waits" : `${left} wait`} for your eye.`,
    /** The same fix on several screens. */
    elsewhere: (screens: number) =>
      `The same is found on ${countEn(screens, "other screen", "other screens")}.`,
    everywhere: (screens: number) =>
      screens === 2 ? "Review fixes on both screens…" : `Review fixes on all ${screens} screens…`,
    first: "You see each change first. One undo takes all of it back.",
    back: "Findings",
    many: "Review fixes",
    /** The two kinds of fixes, each with what it means. */
    kinds: {
      safe: {
        title: "Small changes",
        text: "A shade of a grey, or of a colour in four places at most: nothing shared, no background, not the main button’s colour.",
      },
      check: {
        title: "Yours to decide",
        text: "More than a shade, a guess, or something that shows elsewhere, too: look at each.",
      },
      apart: {
        title: "One at a time",
        text: "Beside the others these would not hold: open each by itself.",
      },
    },
    trying: "Trying the fixes together on a copy…",
    none: "Nothing here can be fixed at a click.",
    choose: "Nothing is ticked yet: tick what to apply.",
    apply: (count: number) => `Apply ${countEn(count, "fix", "fixes")}`,
    made: (made: number, asked: number) => `${made} of ${countEn(asked, "fix", "fixes")} applied.`,
    undo: "Each fix was tried on a copy of the screen first. Undo takes it back in one step.",
    trouble: {
      gone: "A layer of this fix is not there any more, so it was left out.",
      changed: "A layer has changed in the meantime and was left as it is.",
      font: "A font of this text is missing here, so the text was left as it is.",
      axes: "This text has a width or slant of its own, which the style would take away. It was left as it is.",
      "read-only": "You may only view this file, so nothing was changed in it.",
      refused: "The editor did not allow this change. The layer was left as it is.",
      part: "The editor made this change only in part: look at it, or undo it.",
    },
  },
  more: "More actions",
  results: {
    back: "Back",
    verdicts: REVIEW_WORDS_EN.verdicts,
    checked: (layers: number, rules: number) =>
      `${countEn(layers, "layer", "layers")} checked against ${countEn(rules, "rule", "rules")}.`,
    judgedBy: (what: string) => `Checked against ${what}.`,
    clearLimits: "That is not a promise that the screen is good: test it with people, too.",
    screens: "Screens",
    heading: "Findings",
    count: (count: number) => countEn(count, "finding", "findings"),
    previous: "Previous finding",
    next: "Next finding",
    position: (position: number, total: number) => `${position} of ${total}`,
    keys: "In the list, J and K or the arrow keys move from finding to finding, and Enter opens one.",
    search: "Search findings",
    clearSearch: "Clear the search",
    shown: (count: number) => `${countEn(count, "finding", "findings")} shown`,
    noMatch: "Nothing here matches.",
    showAll: "Show all",
    places: (count: number) => countEn(count, "place", "places"),
    changes: {
      new: "New",
      again: "Open again",
      fixed: "Fixed",
      gone: "No longer found",
      dismissed: "Dismissed",
    },
    grounds: "How it was found",
    fix: "What to do",
    basis: "Based on",
    newTab: "opens in the browser",
    layers: "Layers",
    showLayer: (name: string) => `Show ${name} on the canvas`,
    layerAndMore: (name: string, more: number) => (more === 0 ? name : `${name} and ${more} more`),
    onScreens: (count: number) => `on ${count} screens`,
    /** Why a miss weighs more or less than the same one elsewhere. */
    matters: {
      main: "on the main button",
      sample: "only a placeholder",
      incidental: "people can do without it",
    },
    allLayers: (count: number) => `Show all ${count} layers`,
    onlyDetails: REVIEW_WORDS_EN.onlyDetails,
    onlyDismissed: REVIEW_WORDS_EN.onlyDismissed,
    undecided: REVIEW_WORDS_EN.undecided,
    /** The small things, and beside them what is no longer found or was dismissed. */
    details: (details: number, done: number) =>
      done === 0 ? `Details (${details})` : `Details, and what is done (${details + done})`,
    detailsText: "Small things, and what comes after the twelve worst.",
    /** Above all that was looked at: how many layers could not be read, or not be decided on. */
    looked: (unchecked: number) =>
      unchecked === 0
        ? "What was checked"
        : `What was checked, and ${countEn(unchecked, "layer", "layers")} not checked`,
    unsureText: "What could not be decided from the design alone. Have a look yourself.",
    unread: (count: number) =>
      `${countEn(count, "layer", "layers")} could not be read whole. What is missing was left out; all else was checked.`,
    unreadParts: {
      fill: "A fill",
      stroke: "A stroke",
      effect: "An effect",
      text: "The text",
      property: "A property",
      layer: "The whole layer",
      rest: "Layers beyond the most that are read",
    },
    unreadMore: (count: number) => `and ${count.toLocaleString("en")} more`,
    /** The progress of the findings, as parts of one line that begins with a capital. */
    progress: {
      /** Some by their titles, many by their number. */
      fixed: (what: string) => `fixed: ${what}`,
      gone: (what: string) => `no longer found: ${what}`,
      again: (count: number) => `open again: ${count}`,
      added: (count: number) => `new: ${count}`,
    },
    selected: (name: string) => `You selected ${name}.`,
    selectedMany: (count: number) => `You selected ${countEn(count, "screen", "screens")}.`,
    reviewIt: "Review it",
    reviewThem: "Review them",
  },
  share: SHARE_EN,
  library: LIBRARY_EN,
  house: HOUSE_EN,
  ...EVIDENCE_WORDS.en,
  resize: "Size of the panel. The arrow keys change it.",
};

export type PanelTexts = typeof PANEL_EN;
