import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { findCycles } from './import-cycles.js';
import type { SourceFile } from './import-rules.js';
import { findViolations, formatViolation, importsOf } from './import-rules.js';

const SRC = path.resolve(import.meta.dirname, '../../packages/lectern/src');

async function readSources(): Promise<SourceFile[]> {
  const files = await glob('**/*.{ts,tsx}', { cwd: SRC, ignore: ['**/*.test.*', '**/*.d.ts'] });
  return Promise.all(
    files.sort().map(async (file) => ({ file, text: await readFile(path.join(SRC, file), 'utf8') })),
  );
}

function check(file: string, text: string, others: Record<string, string> = {}): string[] {
  const sources = Object.entries({ [file]: text, ...others });
  return findViolations(sources.map(([name, content]) => ({ file: name, text: content }))).map(
    formatViolation,
  );
}

describe('the engine’s modules', () => {
  it('import only from the same layer or earlier layers', async () => {
    expect(findViolations(await readSources()).map(formatViolation)).toEqual([]);
  });

  it('have no import cycles, not even cycles of type imports', async () => {
    // A plug-in's hooks and their types form a single interface in two files, so these files may import each other.
    const isInterface = (group: readonly string[]): boolean =>
      group.every((file) => file.startsWith('plugin/'));
    const cycles = findCycles(await readSources());
    expect(cycles.filter((group) => !isInterface(group))).toEqual([]);
  });

  it('are checked for direct and indirect import cycles', () => {
    const sources = [
      { file: 'a/one.ts', text: "import type { Two } from './two.js';" },
      { file: 'a/two.ts', text: "export { three } from '../b/three.js';" },
      { file: 'b/three.tsx', text: "const one = await import('../a/one.js');" },
      { file: 'b/four.ts', text: "import { three } from './three.js';" },
    ];
    expect(findCycles(sources)).toEqual([['a/one.ts', 'a/two.ts', 'b/three.tsx']]);
  });
});

describe('plug-in modules that run in Node', () => {
  // In a fresh clone, `npm start` compiles these modules before the theme and without support for JSX, so an import of
  // the theme would fail.
  it("don't import the theme, not even its types", async () => {
    const packages = path.resolve(import.meta.dirname, '../../packages');
    const files = await glob('*/src/**/*.ts', {
      cwd: packages,
      ignore: ['lectern/**', '*/src/{theme,client}/**', '**/*.test.ts', '**/__fixtures__/**'],
    });
    const found = await Promise.all(
      files.map(async (file) => ({ file, text: await readFile(path.join(packages, file), 'utf8') })),
    );
    const wrong = found.filter((source) =>
      importsOf(source).some(({ specifier }) => specifier === 'lectern/theme'),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

describe('the layer check', () => {
  it('allows imports from the same layer, earlier layers, and shared folders', () => {
    expect(
      check('session/page.tsx', "import { a } from './a.js'; import { m } from '../model/m.js';"),
    ).toEqual([]);
    expect(check('cli.ts', "import { build } from './build/index.js'; import './dev/server.js';")).toEqual(
      [],
    );
    expect(check('dev/server.ts', "import { step } from '../build/step.js';")).toEqual([]);
    expect(
      check('config/load.ts', "import { d } from '../diagnostics/d.js'; import '../util/u.js';"),
    ).toEqual([]);
  });

  it('reports imports from later layers, even type imports', () => {
    expect(check('model/routes.ts', "\nimport { page } from '../session/page.js';")).toEqual([
      "packages/lectern/src/model/routes.ts:2 imports '../session/page.js': imports run one way, " +
        'config <- markdown <- content <- model <- plugin <- session <- build <- dev <- serve <- cli, and session comes after model',
    ]);
    expect(check('content/docs/read.ts', "import type { M } from '../../model/m.js';")).toHaveLength(1);
    expect(check('build/step.ts', "import { serve } from '../dev/server.js';")).toHaveLength(1);
    expect(check('build/step.ts', "import { run } from '../cli.js';")).toHaveLength(1);
    expect(check('build/step.ts', "import { defineConfig } from '../index.js';")).toHaveLength(1);
  });

  it('finds every form of import', () => {
    const forms = [
      "export { a } from '../dev/a.js';",
      "export * from '../dev/a.js';",
      "const a = await import('../dev/a.js');",
      "const a = require('../dev/a.js');",
      "import a = require('../dev/a.js');",
      "type A = import('../dev/a.js').A;",
      "import '../dev/a.js';",
      'const a = await import(`../dev/a.js`);',
    ];
    expect(forms.map((form) => check('config/a.ts', form).length)).toEqual(forms.map(() => 1));
  });

  it('ignores strings and comments that look like imports', () => {
    expect(check('config/a.ts', "// import '../dev/a.js'\nconst s = \"import '../dev/a.js'\";")).toEqual([]);
  });

  it('reports a shared folder that imports from a layer', () => {
    expect(check('util/a.ts', "import type { C } from '../config/c.js';")).toHaveLength(1);
    expect(check('diagnostics/a.ts', "import { t } from '../theme/t.js';")).toHaveLength(1);
    expect(check('diagnostics/a.ts', "import { u } from '../util/u.js';")).toEqual([]);
  });

  it('reports a new folder that is in no layer', () => {
    expect(check('finder/a.ts', "import './b.js';")).toEqual([
      expect.stringContaining('the folder finder/ has no place in the layers yet'),
    ]);
  });
});

describe('the browser code check', () => {
  it('allows browser code to import types from the layers, but no values', () => {
    expect(check('theme/a.tsx', "import type { PageData } from '../model/page.js';")).toEqual([]);
    expect(check('theme/a.tsx', "import { page } from '../model/page.js';")).toHaveLength(1);
    expect(check('client/a.ts', "import { type PageData } from '../model/page.js';")).toHaveLength(1);
    expect(check('client/a.ts', "import { defineConfig } from '../index.js';")).toHaveLength(1);
    expect(check('theme/a.tsx', "import { store } from '../client/store.js';")).toEqual([]);
  });

  it('reports imports of Node built-in modules', () => {
    expect(check('client/a.ts', "import { join } from 'node:path';")).toHaveLength(1);
    expect(check('theme/a.tsx', "import fs from 'fs/promises';")).toHaveLength(1);
  });

  it('reports Node built-in modules that browser code reaches through shared folders', () => {
    const others = {
      'util/path.ts': "export * from './files.js';",
      'util/files.ts': "import { readFile } from 'node:fs';",
      'util/other.ts': "import { readFile } from 'node:fs';",
    };
    expect(check('client/a.ts', "import { p } from '../util/path.js';", others)).toEqual([
      "packages/lectern/src/util/files.ts:1 imports 'node:fs': client/a.ts brings this file into the browser, " +
        'which has no Node builtins',
    ]);
    expect(check('client/a.ts', "import type { P } from '../util/path.js';", others)).toEqual([]);
  });
});

describe('the check for imported packages', () => {
  it('reports React in the model layer', () => {
    expect(check('model/a.ts', "import type { ReactNode } from 'react';")).toHaveLength(1);
    expect(check('model/a.ts', "import { jsx } from 'react/jsx-runtime';")).toHaveLength(1);
    expect(check('model/a.ts', "import { Link } from '../theme/link.js';")).toHaveLength(1);
    expect(check('session/a.tsx', "import { createElement } from 'react';")).toEqual([]);
  });

  it('reports Vite in layers that may not import it', () => {
    expect(check('markdown/a.ts', "import { transformWithOxc } from 'vite';")).toEqual([
      expect.stringContaining('only config/, content/, util/, session/, dev/ may import vite'),
    ]);
    expect(check('session/a.ts', "import { build } from 'vite';")).toEqual([]);
    expect(check('config/a.ts', "import { createServer } from 'vite';")).toEqual([]);
    expect(check('theme/a.tsx', "import vitest from 'vitest';")).toEqual([]);
  });
});

describe('importsOf', () => {
  it('returns the lines of imports, and marks type imports', () => {
    const text = "import type { A } from 'a';\n\nexport type { B } from 'b';\nimport { type C } from 'c';\n";
    expect(importsOf({ file: 'config/a.ts', text })).toEqual([
      { specifier: 'a', line: 1, typeOnly: true },
      { specifier: 'b', line: 3, typeOnly: true },
      { specifier: 'c', line: 4, typeOnly: false },
    ]);
  });
});
