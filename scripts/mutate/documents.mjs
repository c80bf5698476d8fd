import { BLIND_DOCUMENTS } from './blind-documents.mjs';
import { MORE_DOCUMENTS } from './more-documents.mjs';

/** Mutations that make the documents untrue, in the format of library.mjs, with files in `site/`. */
const LIST = [
  // Links
  [
    'links',
    'docs/intro.md',
    'requirements/general-requirements.mdx#browser',
    'requirements/general-requirements.mdx#browsers',
  ],
  ['links', 'docs/intro.md', '(requirements/system-overview.md)', '(requirements/system-overviews.md)'],
  [
    'links',
    'docs/intro.md',
    'classes/AACVoiceAPI#remove-voice-command',
    'classes/AACVoiceAPI#delete-voice-command',
  ],
  [
    'links',
    'docs/system-architecture/design.md',
    'classes/AudioInputHandler#get-sample-rate',
    'classes/AudioInputHandler#sample-rate',
  ],
  // Code
  ['code', 'docs/intro.md', "voice.addVoiceCommand('jump', jump", "voice.addCommand('jump', jump"],
  [
    'code',
    'docs/intro.md',
    "await voice.initiate('/models/ggml-tiny.en.bin', 'en');",
    "await voice.initiate('/models/ggml-tiny.en.bin');",
  ],
  ['code', 'docs/intro.md', 'voice.getTranscribedFull()', 'voice.getTranscribed()'],
  ['code', 'docs/intro.md', 'getInstance().processTranscription(said)', 'getInstance().process(said)'],
  ['code', 'samples/first-command.ts', 'voice.start()', 'voice.listen()'],
  // Names in prose
  ['names', 'docs/intro.md', 'and `CommandConverter` finds', 'and `CommandConvertor` finds'],
  ['names', 'docs/intro.md', 'When you call `initiate()`, the', 'When you call `initialize()`, the'],
  [
    'names',
    'docs/system-architecture/class-diagram.md',
    '`SpeechConverter` connects',
    '`SpeechConvertor` connects',
  ],
  // Numbers
  ['numbers', 'docs/intro.md', ':value[blockLength]{as=words}, so', 'three seconds, so'],
  [
    'numbers',
    'docs/requirements/use-case-descriptions.md',
    ':value[dialogEntries]. Each',
    '100 entries. Each',
  ],
  ['numbers', 'docs/system-architecture/design.md', 'to :value[whisperRate]{in=kHz}, the', 'to 8 kHz, the'],
  [
    'numbers',
    'docs/system-architecture/design.md',
    'text every :value[pollInterval].\n6.',
    'text every 500 ms.\n6.',
  ],
  [
    'numbers',
    'docs/system-architecture/design.md',
    '["Blocks of 2 s at 16 kHz"]',
    '["Blocks of 3 s at 16 kHz"]',
  ],
  // Traces and evidence
  ['traces', 'docs/testing/acceptence-testing.md', 'verifies="REQ-F-02 UC-02"', 'verifies="REQ-F-22 UC-02"'],
  ['traces', 'docs/requirements/use-case-descriptions.md', 'designs="D-02 D-03"', 'designs="D-02 D-33"'],
  [
    'traces',
    'docs/system-architecture/design.md',
    'api="AudioInputHandler SpeechConverter',
    'api="AudioInput SpeechConverter',
  ],
  ['traces', 'docs/testing/acceptence-testing.md', '<TestsOf id="AT-08" />', '<TestsOf id="AT-88" />'],
  [
    'traces',
    'docs/testing/acceptence-testing.md',
    '<ManualResult id="AT-11" />',
    '<ManualResult id="AT-111" />',
  ],
  // Diagrams
  [
    'diagrams',
    'docs/system-architecture/class-diagram.md',
    'SpeechConverter\ntranscribedLogEntry',
    'SpeechConverter\ntranscribedLog',
  ],
  ['diagrams', 'docs/system-architecture/design.md', 'e -->|yes| f', 'e -->|yes f'],
  // Front matter
  ['front matter', 'docs/intro.md', 'sidebar_position: 1', 'sidebar_positon: 1'],
  ['front matter', 'docs/system-architecture/design.md', 'description: How', 'descripton: How'],
  // Names, signatures, numbers, rows, commands, links, states, and words
  ['names', 'docs/recognizers.mdx', 'reaches `minConfidence`', 'reaches `minConfidense`'],
  ['names', 'docs/recognizers.mdx', '`start()` fails with a', '`begin()` fails with a'],
  [
    'names',
    'docs/system-architecture/class-diagram.md',
    'and it reads the [`CommandHistory`]',
    'and it reads the [`CommandMapping`]',
  ],
  [
    'names',
    'docs/requirements/features-and-requirements.md',
    '[`CommandHistory.toggle(enable)`]',
    '[`CommandHistory.switch(enable)`]',
  ],
  [
    'names',
    'docs/system-architecture/development-environment.md',
    'listed in `package-lock.json`',
    'listed in `package.lock.json`',
  ],
  [
    'signatures',
    'docs/requirements/features-and-requirements.md',
    '[`addVoiceCommand(name, action, options)`]',
    '[`addVoiceCommand(action, name, options)`]',
  ],
  [
    'signatures',
    'docs/requirements/general-requirements.mdx',
    '[`initiate(url, language)`]',
    '[`initiate(language, url)`]',
  ],
  [
    'signatures',
    'docs/requirements/features-and-requirements.md',
    '[`isRegistered(name)`]',
    '[`isRegistered(name, language)`]',
  ],
  ['numbers', 'docs/recognizers.mdx', 'get 38 of 100 words', 'get 83 of 100 words'],
  ['numbers', 'docs/intro.md', 'Send two response headers', 'Send three response headers'],
  ['numbers', 'docs/intro.md', '| 75 MiB (78 MB) |', '| 57 MiB (78 MB) |'],
  [
    'numbers',
    'docs/system-architecture/development-environment.md',
    '20.19 or later; with Node.js 22, 22.12 or later',
    '18.19 or later; with Node.js 22, 22.12 or later',
  ],
  ['numbers', 'docs/intro.md', 'ten situations, step by step', 'twelve situations, step by step'],
  [
    'prose',
    'docs/is-this-for-my-player.md',
    'needs no account and installs nothing',
    'needs an account and installs nothing',
  ],
  ['numbers', 'docs/testing/acceptence-testing.md', 'at most ten seconds.', 'at most twenty seconds.'],
  [
    'rows',
    'docs/recognizers.mdx',
    '| Languages | English and French |',
    '| Languages | English and German |',
  ],
  ['rows', 'docs/intro.md', '`jump()` runs twice, once for each word.', '`jump()` runs once.'],
  [
    'rows',
    'docs/requirements/general-requirements.mdx',
    '| No microphone | It fails with a different specific error. |',
    '| No microphone | It waits until there is one. |',
  ],
  [
    'rows',
    'docs/is-this-for-my-player.md',
    '| It ignores the TV. | No. A quiet',
    '| It ignores the TV. | Yes. A quiet',
  ],
  [
    'commands',
    'docs/recognizers.mdx',
    'npx aac-voice-recognizer public/recognizer',
    'npx aac-voice-recogniser public/recognizer',
  ],
  [
    'commands',
    'docs/system-architecture/development-environment.md',
    '`npm run record` and read',
    '`npm run recording` and read',
  ],
  ['commands', 'docs/intro.md', 'npm create vite@latest my-game', 'npm creat vite@latest my-game'],
  [
    'links',
    'docs/system-architecture/development-environment.md',
    '(/tutorial/intro)',
    '(/tutorial/introduction)',
  ],
  [
    'links',
    'docs/recognizers.mdx',
    '[trials](testing/acceptence-testing.md)',
    '[trials](testing/acceptance-testing.md)',
  ],
  [
    'links',
    'docs/requirements/features-and-requirements.md',
    'classes/AACVoiceAPI#clear-commands',
    'classes/AACVoiceAPI#clear-all-commands',
  ],
  [
    'states',
    'docs/requirements/features-and-requirements.md',
    '::trace{state=workaround parent=REQ-F-05',
    '::trace{state=open parent=REQ-F-05',
  ],
  [
    'states',
    'docs/system-architecture/sequence-diagrams.md',
    '| The action throws | [`CommandConverter`](/docs/api-specification/CommandConverter/classes/CommandConverter) | An entry with `failed`',
    '| The action throws | [`CommandConverter`](/docs/api-specification/CommandConverter/classes/CommandConverter) | An entry with `success`',
  ],
  [
    'prose',
    'docs/testing/acceptence-testing.md',
    'The library does not implement speaker separation.\n\n<ManualResult id="AT-03" />',
    'The library implements speaker separation.\n\n<ManualResult id="AT-03" />',
  ],
  ['code', 'docs/recognizers.mdx', 'onProgress: ({ loaded, total })', 'onProgress: ({ done, total })'],
  ...MORE_DOCUMENTS,
  ...BLIND_DOCUMENTS,
];

export const DOCUMENT_MUTATIONS = LIST.map(([kind, file, from, to]) => ({ kind, file, from, to }));
