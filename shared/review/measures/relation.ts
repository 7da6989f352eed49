/** Properties in which a part may differ from its peers. */
export const PEER_PROPERTIES = [
  "letters",
  "weight",
  "color",
  "fill",
  "width",
  "height",
  "radius",
  "case",
] as const;
export type PeerProperty = (typeof PEER_PROPERTIES)[number];

/** The vocabulary of claims about a screen: each relation, and what it means of the parts, the others and the value. */
export const RELATIONS = {
  "too-faint": "text or icon has too little contrast",
  "too-small": "letters, or what one taps, are too small",
  "smaller-than": "is smaller than others[0] and should not be",
  "larger-than": "is larger than others[0] and should not be",
  "heavier-than": "draws the eye more (w) than others[0] and should not",
  "lighter-than": "draws the eye less (w) than others[0] and should not",
  "same-weight-as": "draws the eye as much (w) as others[0]; one of them should lead",
  "not-aligned-with": "misses the line of others[0] by a few px",
  "off-center-in": "misses the middle of others[0] by a few px",
  "gap-unlike": "gaps between parts that follow each other differ, or those to others, one for each part",
  "closer-to-wrong": "belongs to others[0], stands as near to others[1]",
  "unlike-peers": `differs from others, its equals, in value: ${PEER_PROPERTIES.join(", ")}`,
  covers: "lies over others[0]",
  "cut-off": "is cut off",
  "comes-after": "is read after others[0] and should come before it",
  repeated: "says what stands there already; value: the words",
  missing: "something that people need is not there; value: its words, if it has any",
  misspelled: "value: a word as written, which is no word",
  "sum-is-off": "amounts do not add up to others[0]",
  "too-large": "takes more room than it is worth",
  "too-close": "stands too close to others, or to an edge",
  "too-far": "stands too far from what it belongs to (others)",
  "wrong-group": "stands in a group, or under a heading, where it does not belong",
  "looks-like": "looks like something that it is not",
  contradicts: "says or shows something else than others do",
  unclear: "its words, or its picture, do not tell what they should",
  "wrong-format": "a date, time, amount or unit is not written as people read it",
  "wrong-state": "is offered, chosen or shown in a state where it cannot be",
  "against-convention": "works or looks otherwise than people know it on this platform",
  "not-needed": "asks or tells what nobody needs here",
  unbalanced: "the composition leans, is crowded, or leaves room where none is needed",
  other: "none of these",
} as const;

export type RelationName = keyof typeof RELATIONS;

export const RELATION_NAMES = Object.keys(RELATIONS) as [RelationName, ...RelationName[]];
