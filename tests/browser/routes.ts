/** The pages that are written. */
const written = [
  '',
  'docs/category/requirements-specification',
  'docs/category/system-architecture',
  'docs/category/test-procedures',
  'docs/intro',
  'docs/requirements/features-and-requirements',
  'docs/requirements/general-requirements',
  'docs/requirements/system-block-diagram',
  'docs/requirements/system-overview',
  'docs/requirements/use-case-descriptions',
  'docs/system-architecture/class-diagram',
  'docs/system-architecture/design',
  'docs/system-architecture/development-environment',
  'docs/system-architecture/sequence-diagrams',
  'docs/system-architecture/version-control',
  'docs/testing/acceptence-testing',
  'docs/testing/integration-testing',
  'docs/testing/testing-document',
  'docs/testing/unit-testing',
  'docs/traceability',
  'markdown-page',
  'search',
  'changelog',
  'tutorial/category/custom-components',
  'tutorial/category/tutorial---basics',
  'tutorial/category/tutorial---extras',
  'tutorial/custom-components/figure',
  'tutorial/custom-components/islands',
  'tutorial/intro',
  'tutorial/reference',
  'tutorial/reference/configuration',
  'tutorial/reference/front-matter',
  'tutorial/reference/navbar-items',
  'tutorial/reference/sidebars',
  'tutorial/reference/sources',
  'tutorial/reference/theme',
  'tutorial/tutorial-basics/checked-code-samples',
  'tutorial/tutorial-basics/congratulations',
  'tutorial/tutorial-basics/create-a-document',
  'tutorial/tutorial-basics/create-a-page',
  'tutorial/tutorial-basics/deploy-your-site',
  'tutorial/tutorial-basics/markdown-features',
  'tutorial/tutorial-basics/mermaid',
  'tutorial/tutorial-basics/set-environment-variables',
  'tutorial/tutorial-extras/document-an-api',
  'tutorial/tutorial-extras/document-an-http-api',
  'tutorial/tutorial-extras/for-machines',
  'tutorial/tutorial-extras/manage-docs-versions',
  'tutorial/tutorial-extras/migrate-from-docusaurus',
  'tutorial/tutorial-extras/plugins',
  'tutorial/tutorial-extras/search',
  'tutorial/tutorial-extras/navbar-footer-announcement',
  'tutorial/tutorial-extras/test-evidence',
  'tutorial/tutorial-extras/translate-your-site',
] as const;

/** The pages that are made from the library's source. */
const reference = [
  'docs/api-specification',
  'docs/api-specification/AACVoiceAPI',
  'docs/api-specification/AACVoiceAPI/classes/AACVoiceAPI',
  'docs/api-specification/AudioInputHandler',
  'docs/api-specification/AudioInputHandler/classes/AudioInputHandler',
  'docs/api-specification/CommandConverter',
  'docs/api-specification/CommandConverter/classes/CommandConverter',
  'docs/api-specification/CommandHistory',
  'docs/api-specification/CommandHistory/classes/CommandHistory',
  'docs/api-specification/CommandHistory/interfaces/CommandLogEntry',
  'docs/api-specification/SpeechConverter',
  'docs/api-specification/SpeechConverter/classes/SpeechConverter',
  'docs/api-specification/SpeechConverter/interfaces/transcribedLogEntry',
  'docs/api-specification/commandLibrary',
  'docs/api-specification/commandLibrary/classes/CommandLibrary',
  'docs/api-specification/commandLibrary/interfaces/GameCommand',
  'docs/api-specification/commandMapping',
  'docs/api-specification/commandMapping/classes/CommandMapping',
  'docs/api-specification/index',
  'docs/api-specification/modules',
  'docs/api-specification/showHistoryPopup',
  'docs/api-specification/showHistoryPopup/functions/showHistoryPopup',
  'docs/api-specification/whisper/libstream',
  'docs/api-specification/whisper/libstream/functions/default',
  'docs/api-specification/whisper/libstream/interfaces/WhisperModule',
] as const;

/** A module, a class, an interface, functions, the list of all, and keys of the configuration. */
const kindsOfReference = [
  '/reference/sidebars',
  '/modules',
  '/index',
  '/commandMapping',
  '/classes/AACVoiceAPI',
  '/interfaces/WhisperModule',
  '/functions/showHistoryPopup',
  '/functions/default',
];

/** Every page that must answer. */
export const routes = [...written, ...reference, 'api'] as const;

/** One page of each kind, for what costs too much to ask of all. */
export const sampleRoutes = [
  '',
  'docs/category/test-procedures',
  'docs/intro',
  'docs/api-specification/AACVoiceAPI/classes/AACVoiceAPI',
  'tutorial/tutorial-basics/markdown-features',
] as const;

/** Pages of one kind differ in their words alone: of the references, one of each kind is looked at closely. */
export const closeRoutes = routes.filter(
  (route) =>
    !/^(?:docs\/api-specification|tutorial\/reference)\//.test(route) ||
    kindsOfReference.some((kind) => route.endsWith(kind)),
);
