import { BLIND_LIBRARY } from './blind-library.mjs';
import { COMMAND_LIBRARY } from './command-library.mjs';
import { MORE_LIBRARY } from './more-library.mjs';
import { SPEECH_LIBRARY } from './speech-library.mjs';

/**
 * Mutations that add plausible bugs to the library: `[kind, file, original, replacement]`. The original occurs
 * exactly once in the file. Add a mutation to one of these lists when a bug slips through the tests.
 */
const LIST = [...COMMAND_LIBRARY, ...SPEECH_LIBRARY, ...MORE_LIBRARY, ...BLIND_LIBRARY];

export const LIBRARY_MUTATIONS = LIST.map(([kind, file, from, to]) => ({ kind, file, from, to }));

/** The tests of these modules are fast. */
const QUICK = [
  'commandLibrary.ts',
  'CommandConverter.ts',
  'CommandHistory.ts',
  'errors.ts',
  'internal/model.ts',
  'internal/parts.ts',
  'internal/text.ts',
];

/** `npm test` runs these mutations. */
export const SHORT_LIST = QUICK.flatMap((file) => LIBRARY_MUTATIONS.find((one) => one.file === file) ?? []);
