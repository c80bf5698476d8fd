import type { Explanations } from 'lectern/plugin';

export const explanations: Explanations = {
  'fence-content': {
    meaning: 'A code block isn’t valid in its language, or names keys or commands that don’t exist.',
    fix: 'Fix the code. If the error is intentional, write `no-check` after the language.',
  },
  'unknown-command': {
    meaning: 'Inline code shows a command or option that doesn’t exist.',
    fix: 'Correct it, or write `:literal[…]` around the code if it isn’t a command.',
  },
  'unknown-path': {
    meaning: 'Inline code names a file or folder that the repository doesn’t have.',
    fix: 'Correct the path, or write `:literal[…]` around the code if it isn’t a path.',
  },
  'wrong-link-text': {
    meaning: 'The text of a link is one documented name, but the link leads to the documentation of another.',
    fix: 'Correct the text or the URL.',
  },
  'wrong-signature': {
    meaning: 'A call in inline code has arguments that don’t match the documented function.',
    fix: 'Correct the call, leave the arguments out, or write `:literal[…]` around the code.',
  },
  'table-rows': {
    meaning: 'A table has a row for a name that isn’t in the source, or has no row for a name that is.',
    fix: 'Correct the table, or the options under `tables` of the plug-in.',
  },
  'changed-statement': {
    meaning:
      'A table row, a sentence with a number, a diagram, or a directive has changed since someone reviewed it, or a function that it names has a new signature.',
    fix: 'Review the statement. If it’s true, run `lectern check --update`, and commit the record of reviews.',
  },
  'unknown-figure': {
    meaning: 'A `:figure` refers to a caption that the document doesn’t have.',
    fix: 'Correct the name, or begin the caption with `:figure[name]`.',
  },
  'unknown-value': {
    meaning: 'A document shows a value that isn’t declared.',
    fix: 'Correct the name, or declare it under `values` of the plug-in.',
  },
  'wrong-value': {
    meaning: 'A declared value can’t be read from the source.',
    fix: 'Correct the path of the file or the name of the constant.',
  },
  'unreviewed-claim': {
    meaning:
      'A sentence contains a number that matches no value from the source, and the sentence has no review.',
    fix: 'Correct the number, show the value with `:value[name]`, or record the review.',
  },
  'stale-review': {
    meaning: 'A sentence was changed or removed after its review.',
    fix: 'Review it again, then update or remove the entry.',
  },
  'wrong-reviews': {
    meaning: 'The record of reviews isn’t valid.',
    fix: 'Fix the file as the message describes.',
  },
};
