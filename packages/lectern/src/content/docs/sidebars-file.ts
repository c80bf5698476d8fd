import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { compileFunction } from 'node:vm';
import { locateKey } from '../../config/locate.js';
import { locateMistake } from '../../config/locate-mistake.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { rememberBuiltIns } from '../../util/built-ins.js';
import { importModule } from '../../util/import-module.js';
import { messageOf } from '../../util/message-of.js';
import { hasModuleExports, isPlainCommonJs, withDefaultExport } from '../../util/module-exports.js';
import { offsetToLocation } from '../../util/offset-to-location.js';
import { syntaxErrors } from '../../util/parse-js.js';
import { runSiteCode, siteWatchdog } from '../../util/site-code.js';
import type { SyntaxMistake } from '../../util/syntax-error.js';
import { siteRelative } from '../paths.js';
import { readText } from '../read-text.js';
import { parseYaml } from '../yaml.js';
import { plainData } from './plain-data.js';
import type { SidebarDefinition } from './sidebar-items.js';
import type { Locate } from './sidebars.js';
import { parseSidebars } from './sidebars.js';

export interface SidebarsFile {
  sidebars: SidebarDefinition[];
  locate: Locate;
  watch: string[];
  failed: boolean;
  diagnostics: Diagnostic[];
}

interface Loaded {
  value: unknown;
  locate: Locate;
  dependencies: string[];
  diagnostics: Diagnostic[];
}

export async function readSidebarsFile({
  siteDir,
  path,
  cacheDir,
}: {
  siteDir: string;
  path: string;
  cacheDir?: string | undefined;
}): Promise<SidebarsFile> {
  const file = siteRelative({ siteDir, path });
  const { text, diagnostic } = readText({ path, file });
  if (diagnostic !== undefined)
    return {
      sidebars: [],
      locate: ({ file }) => ({ file }),
      watch: [path],
      failed: true,
      diagnostics: [diagnostic],
    };
  const load = extname(path) === '.json' ? loadJson : loadModule;
  const { value, locate, dependencies, diagnostics } = await load({ siteDir, path, file, text, cacheDir });
  const watch = [path, ...dependencies];
  if (diagnostics.length > 0) return { sidebars: [], locate, watch, failed: true, diagnostics };
  return { locate, watch, failed: false, ...parseSidebars({ value, file, locate }) };
}

interface Input {
  siteDir: string;
  path: string;
  file: string;
  text: string;
  cacheDir: string | undefined;
}

function loadJson({ file, text }: Input): Promise<Loaded> {
  const { value, diagnostics, locationOf } = parseYaml({
    file,
    text,
    code: 'invalid-sidebar',
    what: 'The sidebars file',
  });
  return Promise.resolve({
    value,
    diagnostics,
    dependencies: [],
    locate: ({ path, isKey = false }) => ({ file, ...locationOf(path, isKey ? 'key' : 'value') }),
  });
}

async function loadModule({ siteDir, path, file, text, cacheDir }: Input): Promise<Loaded> {
  const isCommonJs = isPlainCommonJs({ path, text });
  const source = hasModuleExports(text) ? withDefaultExport(text) : text;
  const locate: Locate = (where) => ({ file, ...locateKey({ file, source, path: where.path }) });
  const restore = rememberBuiltIns();
  try {
    const { value, dependencies } = await runSiteCode({
      what: 'the sidebars file',
      file,
      run: async () => {
        if (isCommonJs) siteWatchdog()?.start();
        if (isCommonJs) return { value: plainData(runCommonJs({ path, text })), dependencies: [] };
        const { module, dependencies: imported } = await importModule({ path, siteDir, cacheDir });
        return { value: plainData(await module.default), dependencies: imported };
      },
    }).finally(restore);
    return { value, locate, dependencies, diagnostics: [] };
  } catch (error) {
    const mistake = syntaxMistakeIn({ file, source: text }) ?? locateMistake({ error, siteDir });
    const message = `The sidebars file failed to run: ${mistake?.message ?? messageOf(error)}`;
    const hint = 'Fix the error. The default export of the file must be an object with sidebars.';
    const { line, column } = mistake ?? {};
    return {
      value: undefined,
      locate,
      dependencies: [],
      diagnostics: [
        problem({ code: 'sidebars-not-loaded', message, hint, file: mistake?.file ?? file, line, column }),
      ],
    };
  }
}

/** Node's errors for CommonJS modules have no location. */
function syntaxMistakeIn({ file, source }: { file: string; source: string }): SyntaxMistake | undefined {
  const [error] = syntaxErrors({ file, source });
  if (error === undefined) return undefined;
  return { message: error.message, file, ...offsetToLocation(source, error.offset) };
}

/**
 * Older sites use `module.exports` in `.js` files even if `package.json` sets `type` to `module`. The cache of Node's
 * `require` would hide edits from the dev server.
 */
function runCommonJs({ path, text }: { path: string; text: string }): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(text, ['module', 'exports', 'require'], { filename: path }) as (
    ...args: unknown[]
  ) => void;
  run(module, module.exports, createRequire(path));
  return module.exports;
}
