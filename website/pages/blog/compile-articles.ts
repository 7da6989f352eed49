import mdx from "@mdx-js/rollup";
import type { Plugin } from "vite";
import { countWords } from "../../../shared/perception/text/language/prose.ts";

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

interface Root {
  readonly type: "root";
  readonly children: Node[];
}

const READ_TYPES: ReadonlySet<string> = new Set(["text", "inlineCode"]);

const wordsIn = ({ type, value = "", children = [] }: Node): number =>
  READ_TYPES.has(type) ? countWords(value) : children.reduce((sum, child) => sum + wordsIn(child), 0);

/** `export const words = …` as a syntax tree. */
const exportOf = (words: number) => ({
  type: "ExportNamedDeclaration",
  specifiers: [],
  attributes: [],
  source: null,
  declaration: {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [
      {
        type: "VariableDeclarator",
        id: { type: "Identifier", name: "words" },
        init: { type: "Literal", value: words },
      },
    ],
  },
});

/** Lets every article say how many words it has. */
const exportWords = () => (tree: Root) => {
  const program = { type: "Program", sourceType: "module", body: [exportOf(wordsIn(tree))] };
  const declared: Node & { readonly data: object } = { type: "mdxjsEsm", data: { estree: program } };
  tree.children.push(declared);
};

/** Makes a module of every `.mdx`: its text as a component, and `words`, their number. */
export const compileArticles = (): Plugin => mdx({ remarkPlugins: [exportWords] }) as Plugin;
