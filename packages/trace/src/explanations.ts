import type { Explanations } from 'lectern/plugin';

export const explanations: Explanations = {
  'broken-report': {
    meaning: 'A test report, coverage report, or measurements file can’t be read, or has an unknown format.',
    fix: 'Generate the file again, or delete it.',
  },
  'broken-result': {
    meaning: 'A recorded result of a manual test isn’t valid.',
    fix: 'Correct the file, or delete it to mark the procedure as not run.',
  },
  'trace-directive': {
    meaning:
      'A `::trace` isn’t below a heading with an ID, or is the second `::trace` below that heading. Or a `::trace` or `::trace-list` has an invalid attribute.',
    fix: 'Put the `::trace` below a heading that declares an ID. If a heading has several `::trace` directives, merge them into one. Use only the attributes and values that the message lists.',
  },
  'trace-duplicate-id': {
    meaning: 'Two headings declare the same ID.',
    fix: 'Give one of the headings another ID.',
  },
  'trace-orphan': {
    meaning:
      'A requirement, use case, design, or test lacks a link that it needs, for example from a requirement to a use case.',
    fix: 'Add the missing `::trace`, or put the ID into the title of the test.',
  },
  'trace-contradiction': {
    meaning:
      'A test case or procedure verifies a requirement and a use case that aren’t linked to each other, a test verifies something that isn’t implemented, or a requirement is its own `parent`, directly or through others.',
    fix: 'Correct the IDs, or the relations or the state of the requirement.',
  },
  'trace-unknown-id': {
    meaning:
      'A document, a `::trace`, a test, or a manual test result names an ID that no heading or test declares.',
    fix: 'Correct the ID, or declare it.',
  },
  'trace-unknown-symbol': {
    meaning: 'A `::trace` names code that no documented package exports.',
    fix: 'Use the name of an export, or of one of its members: `Class.method`.',
  },
  'trace-unreadable-test': {
    meaning: 'A test file has a syntax error, so the IDs in its titles are unknown.',
    fix: 'Correct the syntax of the file.',
  },
  'trace-wrong-kind': {
    meaning: 'A `::trace` names an ID of the wrong type.',
    fix: 'Use an ID of the type that the message names.',
  },
  'unknown-id': {
    meaning:
      'A component, or an example of a manual test result, names an ID that no heading, test, or manual test result has.',
    fix: 'Correct the ID, or declare it in a heading or in the title of a test.',
  },
};
