import type { Explanations } from './types.js';

export const markdown = {
  'mdx-syntax': {
    meaning:
      'The document isn’t valid MDX. Usually, a tag isn’t closed, or text contains a bare `<` or `{`. Or the document contains code that isn’t allowed in MDX, such as `await`.',
    fix: 'Close the tag, escape the character (`\\<` or `\\{`), put the text in backticks, or move the code into a module.',
  },
  'nested-too-deep': {
    meaning:
      'The document nests lists, quotes, admonitions, tags, or brackets deeper than the parser supports.',
    fix: 'Reduce the nesting. If the text only looks like Markdown, put it in a code block.',
  },
  'crowded-paragraph': {
    meaning:
      'A paragraph has so many entities, expressions, directives, escapes, elements, or colons that parsing it would take too long. Or a colon is followed by thousands of characters without a space.',
    fix: 'Split the paragraph, put a space after the colon, or put generated text in a code block.',
  },
  'too-large': {
    meaning: 'The Markdown parser ran out of memory while it read the document.',
    fix: 'Split the document.',
  },
  'duplicate-heading-id': {
    meaning: 'Two headings of a document have the same explicit ID.',
    fix: 'Change the ID of one heading: `## Title {#another-id}`.',
  },
  'duplicate-name': {
    meaning: 'A document imports or exports the same name twice.',
    fix: 'Rename one of the imports or exports: `import { a as b } from …`.',
  },
  'reserved-name': {
    meaning: 'A document defines a name that is reserved for its compiled code.',
    fix: 'Choose another name.',
  },
  'unknown-directive': {
    meaning: 'A document uses an unknown `::directive` whose name is similar to that of a known directive.',
    fix: 'Correct the name, or put the text in backticks.',
  },
  'unknown-admonition': {
    meaning:
      'A document uses an admonition type that doesn’t exist. The content of the admonition is shown without a box.',
    fix: 'Use one of the types that the message lists.',
  },
  'code-block': {
    meaning:
      'A code block has an invalid option after its opening backticks, or an invalid line-highlighting comment.',
    fix: 'Correct or remove the option or the comment.',
  },
  'unknown-language': {
    meaning: 'Lectern has no grammar for the language of a code block, so the code isn’t highlighted.',
    fix: 'Correct the language, use `text`, or add a plug-in that renders code blocks in that language.',
  },
  'long-code': {
    meaning: 'A code block is too long to highlight, and is shown without colors.',
    fix: 'Show only the relevant part, or use `text` as the language.',
  },
  'live-example': {
    meaning: 'A live example has an option that isn’t valid, or code that can’t run in the browser.',
    fix: 'Follow the hint in the message.',
  },
  'fence-without-plugin': {
    meaning:
      'A plug-in changed the language of a code block to a language that no plug-in of the site renders.',
    fix: 'Install a plug-in for that language, and add it to `plugins`.',
  },
  'markdown-plugin-failed': {
    meaning:
      'A remark, rehype, or recma plug-in threw an error, or left a document in a form that can’t be compiled.',
    fix: 'Check the options of the plug-in, and check that the plug-in supports the installed version of unified.',
  },
  'markdown-plugin': {
    meaning: 'A remark or rehype plug-in reported a message about the document.',
    fix: 'Fix what the message describes. The documentation of the plug-in explains its messages.',
  },
  'wrong-sample-options': {
    meaning: 'The compiler options for code samples aren’t valid.',
    fix: 'Correct the file that `samples.tsconfig` names.',
  },
  'missing-sample-module': {
    meaning: 'The samples configuration names a file that doesn’t exist, or patterns that match no file.',
    fix: 'Write a path relative to the site folder, such as `../packages/my-library/src/index.ts`.',
  },
  'sample-type-error': {
    meaning: 'A code sample doesn’t compile. Often, the API that it shows has changed.',
    fix: 'Fix the sample. If the error is intentional, write `no-check` after the language.',
  },
  'sample-run-failed': {
    meaning: 'A code sample marked `run` threw an error, exited with an error code, or took too long.',
    fix: 'Fix the sample, or remove `run`.',
  },
  'sample-output-changed': {
    meaning: 'The output of a code sample differs from the output in the document.',
    fix: 'If the change is a mistake, fix the sample or the package that it imports. If the new output is right, run `lectern check --update`.',
  },
  'sample-output-missing': {
    meaning: 'A code sample runs, but the document doesn’t show its output.',
    fix: 'Run `lectern check --update` to add the output below the sample.',
  },
  'output-without-sample': {
    meaning: 'A code block marked `output` doesn’t follow a sample that runs.',
    fix: 'Move the code block right below a sample marked `run`, or remove `output`.',
  },
  'crowded-document': {
    meaning:
      'A document has more admonitions, footnote references, or missing table cells than the parser can handle in a reasonable time.',
    fix: 'Split the document.',
  },
} as const satisfies Explanations;
