/** What could become untrue in the documents: as in library.mjs, with files in `site/`. */
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
  ['names', 'docs/intro.md', '`CommandConverter` is the class that', '`CommandConvertor` is the class that'],
  ['names', 'docs/intro.md', 'when you call `initiate()`, so', 'when you call `initialize()`, so'],
  [
    'names',
    'docs/system-architecture/class-diagram.md',
    '*Figure 3. `SpeechConverter` stands',
    '*Figure 3. `SpeechConvertor` stands',
  ],
  // Numbers
  ['numbers', 'docs/intro.md', ':value[blockLength]{as=words} before it', 'three seconds before it'],
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
    'Every :value[pollInterval], while',
    'Every 500 ms, while',
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
];

export const DOCUMENT_MUTATIONS = LIST.map(([kind, file, from, to]) => ({ kind, file, from, to }));
