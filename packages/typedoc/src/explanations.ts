import type { Explanations } from 'lectern/plugin';

export const explanations: Explanations = {
  'no-entry-points': {
    meaning: 'No file in the package matches `entryPoints`.',
    fix: 'Correct the patterns, which are relative to `path`.',
  },
  'empty-reference': {
    meaning: 'The entry points of the package export nothing that can have a page.',
    fix: 'Export the symbols that callers import, or correct `entryPoints`.',
  },
  'reference-failed': {
    meaning: 'TypeDoc can’t read the package. Usually, its source doesn’t compile.',
    fix: 'Fix the source so that it compiles with its `tsconfig.json`.',
  },
  'reference-timeout': {
    meaning: 'TypeDoc exceeded `timeLimit`, which is in seconds of processor time.',
    fix: 'Leave out generated modules with `exclude`, shorten very long doc comments, or raise `timeLimit`.',
  },
  'reference-doubtful': {
    meaning: 'TypeDoc reported a warning about the package.',
    fix: 'Fix what the warning describes, at the location that it names.',
  },
  'missing-doc-comment': {
    meaning: 'A public export or member has no doc comment.',
    fix: 'Add a doc comment above the declaration, or mark the declaration `@internal`.',
  },
  'broken-doc-link': {
    meaning: 'A `{@link}` in a doc comment refers to a name that isn’t in the reference.',
    fix: 'Use an exported name or `Class.member`, or put the name in backticks.',
  },
  'missing-param-tag': { meaning: 'A doc comment doesn’t describe a parameter.', fix: 'Add a `@param` tag.' },
  'wrong-param-tag': {
    meaning: 'A `@param` tag doesn’t match a parameter of the function.',
    fix: 'Correct or remove the tag.',
  },
  'missing-throws-tag': {
    meaning: 'A function can throw an error that its doc comment doesn’t mention.',
    fix: 'Add a `@throws` tag that says when the function throws it.',
  },
  'wrong-throws-tag': {
    meaning: 'A `@throws` tag names an error that the function never throws.',
    fix: 'Correct or remove the tag.',
  },
  'wrong-default': {
    meaning: 'A doc comment states a default that differs from the code.',
    fix: 'Correct the comment or the code.',
  },
  'diagram-option': {
    meaning: 'A diagram has an option or content that isn’t allowed.',
    fix: 'Correct the code block as the message describes.',
  },
  'diagram-source': {
    meaning: 'A diagram doesn’t name a documented package.',
    fix: 'Write `source=ID` after the language of the code block, where `ID` is the ID of the typedoc plug-in that documents the package.',
  },
  'unknown-recording': {
    meaning: 'A sequence diagram names a recording that doesn’t exist.',
    fix: 'Use one of the recordings that the message lists.',
  },
  'invalid-recording': {
    meaning: 'A recording of calls isn’t valid.',
    fix: 'Rerun the test that writes the recording.',
  },
  'outdated-recording': {
    meaning: 'A recording shows a class or member that the package no longer exports.',
    fix: 'Rerun the tests that write the recording.',
  },
};
