/** Forty more mutations for documents.mjs, written on 2026-11-23 without looking at the checks. */
export const BLIND_DOCUMENTS = [
  // Names in prose
  ['names', 'docs/recognizers.mdx', "pass `'fr'` to `initiate()`", "pass `'fr'` to `init()`"],
  [
    'names',
    'docs/testing/integration-testing.md',
    '`start` after that is an error',
    '`begin` after that is an error',
  ],
  [
    'names',
    'docs/intro.md',
    '| With Whisper, `window.crossOriginIsolated`',
    '| With Whisper, `window.crossOriginIsolation`',
  ],
  [
    'names',
    'docs/requirements/general-requirements.mdx',
    '`navigator.mediaDevices.getUserMedia`',
    '`navigator.mediaDevice.getUserMedia`',
  ],
  [
    'names',
    'tutorial/tutorial-extras/share-builds.md',
    'With `readOnly: true`, a machine',
    'With `readonly: true`, a machine',
  ],
  // Numbers
  [
    'numbers',
    'docs/requirements/system-block-diagram.md',
    'Two things cross the boundary',
    'Three things cross the boundary',
  ],
  ['numbers', 'docs/testing/integration-testing.md', 'For six of the use cases', 'For five of the use cases'],
  [
    'numbers',
    'docs/reading-aids.md',
    'After two rounds without a choice',
    'After three rounds without a choice',
  ],
  [
    'numbers',
    'tutorial/tutorial-basics/checked-code-samples.md',
    'A sample must finish within :value[sampleTimeLimit]{in=seconds}',
    'A sample must finish within 30 seconds',
  ],
  [
    'numbers',
    'tutorial/tutorial-extras/document-an-http-api.md',
    'If a tag has more than :value[operationsOfTag]',
    'If a tag has more than 40 operations',
  ],
  // Rows of tables
  [
    'rows',
    'docs/requirements/system-block-diagram.md',
    'through an entry that says `failed`.',
    'through an entry that says `success`.',
  ],
  [
    'rows',
    'docs/system-architecture/class-diagram.md',
    '| Dashed line with an open arrow | takes or returns |',
    '| Dashed line with an open arrow | extends |',
  ],
  [
    'rows',
    'docs/testing/integration-testing.md',
    '| Expected | The action ran twice. The history names `hop` and `leap`. |',
    '| Expected | The action ran three times. The history names `hop` and `leap`. |',
  ],
  [
    'rows',
    'docs/system-architecture/development-environment.md',
    'builds the site, and serves it on port 3000. Set',
    'builds the site, and serves it on port 8080. Set',
  ],
  [
    'rows',
    'docs/reading-aids.md',
    '| "stop listening" | The microphone is closed |',
    '| "stop now" | The microphone is closed |',
  ],
  // Fences
  [
    'fences',
    'docs/testing/acceptence-testing.md',
    'result: skipped\n  - result: passed\nnote: Eight',
    'result: skipped\n  - result: pass\nnote: Eight',
  ],
  [
    'fences',
    'tutorial/tutorial-extras/test-evidence.md',
    'date: 2026-11-21\nby: A tester\ncommit',
    'day: 2026-11-21\nby: A tester\ncommit',
  ],
  [
    'fences',
    'tutorial/tutorial-basics/deploy-your-site.md',
    '    runs-on: ubuntu-latest\n    permissions:\n      contents: read',
    '    run-on: ubuntu-latest\n    permissions:\n      contents: read',
  ],
  [
    'fences',
    'tutorial/tutorial-extras/share-builds.md',
    '"passThroughEnv": ["CI", "LECTERN_CACHE_TOKEN"]',
    '"passThroughEnv": ["CI", "LECTERN_TOKEN"]',
  ],
  [
    'fences',
    'docs/system-architecture/version-control.md',
    'git push --set-upstream origin trim-names',
    'git push --set-upstrem origin trim-names',
  ],
  [
    'fences',
    'tutorial/tutorial-extras/share-builds.md',
    'npx lectern build --shard 2/2',
    'npx lectern build --shards 2/2',
  ],
  ['fences', 'docs/intro.md', '<p id="message" role="status">', '<p id="status" role="status">'],
  [
    'fences',
    'tutorial/tutorial-extras/document-an-http-api.md',
    "schema: { $ref: '#/components/schemas/Lamp' }",
    "schema: { $ref: '#/components/schema/Lamp' }",
  ],
  [
    'fences',
    'docs/requirements/general-requirements.mdx',
    'add_header Cross-Origin-Embedder-Policy require-corp always;',
    'add_headers Cross-Origin-Embedder-Policy require-corp always;',
  ],
  [
    'fences',
    'tutorial/tutorial-extras/test-evidence.md',
    '{ "stamp": { "commit": "4aada7c29e3d1c6ee5ca154ffe20d162e73b3a24", "changed": false } }',
    '{ "stamps": { "commit": "4aada7c29e3d1c6ee5ca154ffe20d162e73b3a24", "changed": false } }',
  ],
  // Front matter
  ['front matter', 'docs/is-this-for-my-player.md', 'keywords: [AAC, caregiver', 'keyword: [AAC, caregiver'],
  ['front matter', 'tutorial/tutorial-extras/search.md', 'sidebar_position: 3', 'sidebar_order: 3'],
  [
    'front matter',
    'docs/system-architecture/sequence-diagrams.md',
    'for its ten use cases. The',
    'for its eight use cases. The',
  ],
  // Links
  [
    'links',
    'docs/is-this-for-my-player.md',
    '[Features and requirements](requirements/features-and-requirements.md) lists everything',
    '[Features and requirements](requirements/general-requirements.mdx) lists everything',
  ],
  [
    'links',
    'docs/testing/testing-document.md',
    '[below](#what-is-real-and-what-is-replaced)',
    '[below](#what-is-real)',
  ],
  ['links', 'docs/intro.md', '(recognizers.mdx#measured)', '(recognizers.mdx#words-that-no-dictionary-has)'],
  // Captions
  [
    'captions',
    'docs/requirements/system-overview.md',
    'A session listens only between `start` and `stop`',
    'A session listens only between `initiate` and `stop`',
  ],
  [
    'captions',
    'docs/system-architecture/class-diagram.md',
    'Dependencies run one way, from the facade to `CommandLibrary`',
    'Dependencies run both ways, from the facade to `CommandLibrary`',
  ],
  [
    'captions',
    'docs/testing/testing-document.md',
    '*:figure[level-assumes-level].',
    '*:figure[level-assumes].',
  ],
  // Mermaid
  [
    'diagrams',
    'docs/requirements/system-block-diagram.md',
    'audio["AudioInputHandler"]',
    'audio["AudioHandler"]',
  ],
  [
    'diagrams',
    'docs/requirements/system-overview.md',
    'Loading --> Created: model error',
    'Loading --> Listening: model error',
  ],
  [
    'diagrams',
    'docs/system-architecture/sequence-diagrams.md',
    '  X->>X: split by voice',
    '  X->>Y: split by voice',
  ],
  // Signatures
  [
    'signatures',
    'docs/system-architecture/design.md',
    '[`init(modelPath, lang)`]',
    '[`init(lang, modelPath)`]',
  ],
  [
    'signatures',
    'docs/requirements/features-and-requirements.md',
    '[`removeVoiceCommand(name)`]',
    '[`removeVoiceCommand(id)`]',
  ],
  [
    'signatures',
    'docs/system-architecture/design.md',
    '[`processTranscription(transcription)`]',
    '[`processTranscription(text)`]',
  ],
];
