import type { Explanations } from 'lectern/plugin';

export const explanations: Explanations = {
  'fence-content': {
    meaning: 'A code block isn’t valid in its language, or names keys or commands that don’t exist.',
    fix: 'Fix the code. If the error is intentional, write `no-check` after the language.',
  },
  'unknown-command': {
    meaning: 'Inline code shows a command or option that doesn’t exist.',
    fix: 'Correct the code. If it isn’t a command, write `:literal[…]` around it.',
  },
  'unknown-path': {
    meaning: 'Inline code names a file or folder that the repository doesn’t have.',
    fix: 'Correct the path. If the code isn’t a path, write `:literal[…]` around it.',
  },
  'wrong-link-text': {
    meaning:
      'The text of a link is a documented name or the title of a document, but the link leads somewhere else.',
    fix: 'Correct the text or the URL.',
  },
  'wrong-signature': {
    meaning: 'A call in inline code has arguments that don’t match the documented function.',
    fix: 'Correct the call, leave the arguments out, or write `:literal[…]` around the code.',
  },
  'table-rows': {
    meaning:
      'A document has no table with the required column, or the names in that column differ from the names in the source.',
    fix: 'Correct the table, or `tables` in the options of the plug-in.',
  },
  'changed-statement': {
    meaning:
      'A statement, such as a table row, a sentence with a number, a diagram, or a directive, is new or has changed since its last review. A statement also counts as changed if it names a function whose signature changed, or shows a value that changed.',
    fix: 'Review the statement. If it’s true, run `lectern check --update`, and commit the record of reviews.',
  },
  'unknown-figure': {
    meaning:
      'A `:figure` refers to a caption that the document doesn’t have, or two captions have the same name.',
    fix: 'Correct the name, or begin the caption with `:figure[name]`. Give each caption a unique name.',
  },
  'unknown-value': {
    meaning:
      'A `:value` in a document names a value that isn’t declared, has an unknown option, or has a unit that the value can’t be converted to.',
    fix: 'Correct the name, the option, or the unit. Or declare the value under `values` in the options of the plug-in.',
  },
  'wrong-value': {
    meaning: 'A declared value can’t be read from the source.',
    fix: 'In the options of the plug-in, correct `file`, or the `constant`, `field`, `count`, or `pattern` of the value.',
  },
  'unreviewed-claim': {
    meaning:
      'A sentence without a review contains a number that matches no value from the source code, or that could match several values with the same unit.',
    fix: 'Correct the number, show the value with `:value[name]`, or add the sentence to the reviews.',
  },
  'stale-review': {
    meaning: 'A sentence was changed or removed after its review, or no longer contains a number.',
    fix: 'Review the sentence again, then update or remove its review.',
  },
  'wrong-reviews': {
    meaning: 'The record of reviews isn’t valid.',
    fix: 'Fix the file as the message describes.',
  },
};
