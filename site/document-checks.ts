import { checks } from '@lectern/checks';
import { knownNames } from './known-names';

const library = '../packages/aac-voice-api/src';

export const documentChecks = checks({
  root: '..',
  names: {
    strict: ['docs/**', 'tutorial/**', 'pages/**'],
    definedIn: ['tutorial/reference/*.md'],
    sources: [
      'packages/aac-voice-api/src/**/*.ts',
      'packages/*/public-exports.txt',
      'packages/lectern/src/cli/*.ts',
      'packages/lectern/src/config/load.ts',
      'packages/lectern/src/config/schema/cache.ts',
      'packages/trace/src/theme/evidence/*.tsx',
      'packages/trace/src/trace/options.ts',
      'scripts/*.mjs',
    ],
    known: knownNames,
  },
  frontMatter: { documents: ['docs/**', 'tutorial/**', 'pages/**'] },
  values: {
    blockLength: {
      file: `${library}/internal/parts.ts`,
      constant: 'RHYTHMS.whisper.blockSeconds',
      unit: 'seconds',
    },
    pollInterval: {
      file: `${library}/internal/parts.ts`,
      constant: 'RHYTHMS.whisper.pollInterval',
      unit: 'ms',
    },
    commandBlockLength: {
      file: `${library}/internal/parts.ts`,
      constant: 'RHYTHMS.commands.blockSeconds',
      unit: 'seconds',
    },
    commandPollInterval: {
      file: `${library}/internal/parts.ts`,
      constant: 'RHYTHMS.commands.pollInterval',
      unit: 'ms',
    },
    whisperRate: { file: `${library}/SpeechConverter.ts`, constant: 'RECOGNIZER_RATE', unit: 'Hz' },
    recognizerThreads: {
      file: `${library}/whisper/libstream.ts`,
      // The pattern contains the whole formula, because the document quotes the whole formula.
      pattern: 'Math\\.min\\((\\d+), Math\\.max\\(1, processors - 1\\)\\)',
      unit: 'threads',
    },
    dialogEntries: { file: `${library}/internal/historyDialog.ts`, constant: 'MAX_ENTRIES', unit: 'entries' },
    dialogRefresh: { file: `${library}/internal/historyDialog.ts`, constant: 'REFRESH_INTERVAL', unit: 'ms' },
    testStageNames: { file: '../scripts/test.mjs', constant: 'STAGES' },
    testStages: { file: '../scripts/test.mjs', constant: 'STAGES', length: true, unit: 'stages' },
    useCases: {
      file: 'docs/requirements/use-case-descriptions.md',
      count: '^#{2,4} UC-\\d+:',
      unit: 'use cases',
    },
    sampleTimeLimit: {
      file: '../packages/lectern/src/session/samples/run-sample.ts',
      pattern: 'timeLimit = ([\\d_]+)',
      unit: 'ms',
      documents: ['tutorial/**'],
    },
    operationsOnOnePage: {
      file: '../packages/openapi/src/read/pages.ts',
      constant: 'singlePageLimit',
      unit: 'operations',
    },
    operationsOfTag: {
      file: '../packages/openapi/src/read/pages.ts',
      constant: 'tagPageLimit',
      unit: 'operations',
    },
    notImplemented: {
      file: 'docs/requirements/features-and-requirements.md',
      count: '^::trace\\{state=not-implemented ',
      unit: 'requirements',
    },
    procedures: {
      file: 'docs/testing/acceptence-testing.md',
      count: '^Automated steps: ',
      unit: 'procedures',
    },
    cardHeight: {
      file: '../packages/social-cards/src/model/layout.ts',
      constant: 'cardSize.height',
      unit: 'pixels',
    },
    menuWidth: {
      file: '../packages/lectern/src/theme/styles/menu.css',
      pattern: 'In windows below [\\d.]+em \\((\\d+) px\\), the menu slides out',
      unit: 'pixels',
    },
    subjectLength: { file: '../CONTRIBUTING.md', pattern: 'at most (\\d+) characters', unit: 'characters' },
  },
  tables: {
    commands: {
      documents: ['docs/system-architecture/development-environment.md'],
      column: 'Command',
      file: '../package.json',
      field: 'scripts',
      forms: ['npm run {name}', 'npm {name}'],
      // npm runs these scripts automatically before others, so the table of commands omits them.
      except: [
        'start',
        'test',
        'dev',
        'build',
        'serve',
        'check',
        'new',
        'evidence',
        'mutate',
        'prose',
        'torture',
      ]
        .flatMap((name) => [`pre${name}`])
        .concat('presize:packages'),
    },
    evidenceComponents: {
      documents: ['tutorial/tutorial-extras/test-evidence.md'],
      column: 'Component',
      file: '../packages/trace/src/evidence/index.ts',
      constant: 'components',
      forms: ['<{name} />', '<{name}'],
    },
  },
  pins: {
    file: 'document-pins.txt',
    words: ['implement', 'verified', 'not run'],
    // The references are generated, and the diagrams of the Mermaid page are only examples.
    documents: [
      'docs/**',
      'tutorial/**',
      'pages/**',
      '!tutorial/reference/**',
      '!tutorial/tutorial-basics/mermaid.md',
    ],
  },
  claims: {
    reviews: 'claim-reviews.json',
    units: [
      'arguments',
      'blocks',
      'calls',
      'characters',
      'classes',
      'commands',
      'entries',
      'functions',
      'games',
      'headers',
      'languages',
      'names',
      'operations',
      'packages',
      'procedures',
      'requirements',
      'response headers',
      'samples',
      'stages',
      'states',
      'steps',
      'suites',
      'tests',
      'threads',
      'times',
      'use cases',
      'ways',
      'words',
    ],
    // The numbers in the list of unit tests are inputs of the tests, and the reference is generated.
    documents: [
      'docs/**',
      'tutorial/**',
      'pages/**',
      '!docs/testing/unit-testing.md',
      '!tutorial/reference/**',
    ],
  },
});
