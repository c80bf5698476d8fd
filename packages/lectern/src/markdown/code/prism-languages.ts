import { PRISM_ALIASES } from './prism-aliases.js';

const ALIASES: Readonly<Record<string, string>> = {
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'shell-session',
  'sh-session': 'shell-session',
  shellsession: 'shell-session',
  yml: 'yaml',
  md: 'markdown',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  mathml: 'markup',
  rss: 'markup',
  atom: 'markup',
  vue: 'markup',
  jsonc: 'json',
  webmanifest: 'json',
  dockerfile: 'docker',
  py: 'python',
  rs: 'rust',
  golang: 'go',
  h: 'c',
  cc: 'cpp',
  cxx: 'cpp',
  hpp: 'cpp',
  'c++': 'cpp',
  cs: 'csharp',
  'c#': 'csharp',
  dotnet: 'csharp',
  'f#': 'fsharp',
  rb: 'ruby',
  kt: 'kotlin',
  kts: 'kotlin',
  objc: 'objectivec',
  hs: 'haskell',
  ex: 'elixir',
  exs: 'elixir',
  clj: 'clojure',
  pl: 'perl',
  ps1: 'powershell',
  pwsh: 'powershell',
  bat: 'batch',
  cmd: 'batch',
  gql: 'graphql',
  tf: 'hcl',
  make: 'makefile',
  proto: 'protobuf',
  tex: 'latex',
  vb: 'visual-basic',
  vba: 'visual-basic',
  env: 'bash',
  dotenv: 'bash',
};

/**
 * `all`, `common`, and `core` are the library itself. The other files modify the grammars of other languages, so a
 * page's HTML would depend on the pages compiled before it.
 */
const NOT_LANGUAGES: ReadonlySet<string> = new Set([
  'all',
  'common',
  'core',
  'css-extras',
  'javadoc',
  'javadoclike',
  'js-extras',
  'js-templates',
  'jsdoc',
  'markup-templating',
  'opencl',
  'php-extras',
  'phpdoc',
  't4-templating',
  'xml-doc',
]);

/**
 * Other grammars use these grammars if they are registered. A page's HTML must not depend on the pages compiled before
 * it, so these come first.
 */
export const REGISTERED_FIRST = ['markup', 'css', 'javascript', 'json', 'yaml'] as const;

export function grammarName(lang: string): string | undefined {
  const written = lang.toLowerCase();
  const aliases = Object.hasOwn(ALIASES, written) ? ALIASES : PRISM_ALIASES;
  const name = Object.hasOwn(aliases, written) ? aliases[written] : written;
  // Allow only plain words, because the name becomes part of a module's path.
  if (name === undefined || !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name) || NOT_LANGUAGES.has(name))
    return undefined;
  return name;
}
