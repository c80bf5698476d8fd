export const thrownValues: Readonly<Record<string, string>> = {
  null: 'null',
  undefined: 'undefined',
  'a string': "'No.'",
  'a symbol': "Symbol('no')",
  'a large integer': '1n',
  'a function': '() => 1',
  'an object without a prototype': 'Object.create(null)',
  'a frozen error': "Object.freeze(new Error('No.'))",
  'an error whose message throws':
    "Object.defineProperty(new Error('No.'), 'message', { get() { throw new Error('Message.'); } })",
  'an error whose stack throws':
    "Object.defineProperty(new Error('No.'), 'stack', { get() { throw new Error('Stack.'); } })",
  'an error whose stack is a symbol': "Object.assign(new Error('No.'), { stack: Symbol('no') })",
  'an error that causes itself': "(() => { const e = new Error('No.'); e.cause = e; return e; })()",
  'a revoked proxy':
    '(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()',
  'an error with a location of another type':
    "Object.assign(new Error('No.'), { loc: 3, pos: 'x', id: {}, frame: [], errors: [null], code: 1n })",
};

interface Place {
  file: string;
  write: (code: string) => string;
  others?: Readonly<Record<string, string>>;
}

const start =
  "export default { title: 'A', url: 'https://example.org', sources: [{ type: 'docs', routeBasePath: '/'";
export const plainConfig = `${start} }] };\n`;
const page = "import Box from '@site/components/Box';\n\n# Page\n\n<Box />\n";

export const places: Readonly<Record<string, Place>> = {
  'the configuration': {
    file: 'lectern.config.ts',
    write: (code) => `const a = 1;\n${code}\n${plainConfig}`,
  },
  'an expression in a document': {
    file: 'docs/page.mdx',
    write: (code) => `# Page\n\n{(() => { ${code} })()}\n`,
  },
  'an export of a document': {
    file: 'docs/page.mdx',
    write: (code) => `export const a = (() => { ${code} })();\n\n# Page\n`,
  },
  'a component': {
    file: 'components/Box.jsx',
    write: (code) => `const a = 1;\nexport default function Box() {\n  ${code}\n}\n`,
    others: { 'docs/page.mdx': page },
  },
  'a component of the theme': {
    file: 'src/theme/Footer.jsx',
    write: (code) => `const a = 1;\nexport default function Footer() {\n  ${code}\n}\n`,
  },
  'the import of a component of the theme': {
    file: 'src/theme/Footer.jsx',
    write: (code) => `const a = 1;\n${code}\nexport default () => null;\n`,
  },
  'a sidebars file': {
    file: 'sidebars.js',
    write: (code) => `const a = 1;\n${code}\nexport default {};\n`,
    others: { 'lectern.config.ts': `${start}, sidebarPath: 'sidebars.js' }] };\n` },
  },
  'a remark plug-in': {
    file: 'lectern.config.ts',
    write: (code) => `const bad = () => () => {\n  ${code}\n};\n${start}, remarkPlugins: [bad] }] };\n`,
  },
  'an asynchronous remark plug-in': {
    file: 'lectern.config.ts',
    write: (code) => `const bad = () => async () => {\n  ${code}\n};\n${start}, remarkPlugins: [bad] }] };\n`,
  },
  ...hooks(
    'check',
    'frontMatter',
    'read',
    'assemble',
    'socialImage',
    'transformHtml',
    'postBuild',
    'transformOutput',
  ),
  'an asynchronous hook': {
    file: 'lectern.config.ts',
    write: (code) =>
      `${start} }], plugins: [{ name: 'p', async read() {\n  await null;\n  ${code}\n} }] };\n`,
  },
};

function hooks(...names: readonly string[]): Record<string, Place> {
  return Object.fromEntries(
    names.map((name) => [
      `the hook "${name}"`,
      {
        file: 'lectern.config.ts',
        write: (code: string) => `${start} }], plugins: [{ name: 'p', ${name}() {\n  ${code}\n} }] };\n`,
      },
    ]),
  );
}
