import { expect, test } from 'vitest';
import { requiresAsImports } from './require-calls.js';

test('require calls in a module become imports, and line numbers are preserved', () => {
  const source =
    "const a = require('./a.png').default;\nexport default () => [require('./a.png'), require(`b`), 'require(c)', require('./b.json')];";
  expect(requiresAsImports({ file: 'a.js', source })).toBe(
    `import * as lecternRequired0 from "./a.png"; import * as lecternRequired1 from "./b.json"; const lecternRequire = (all) => { if ('lecternError' in all) throw all.lecternError; return all.__moduleExports ?? ('__esModule' in all ? all : { ...all, __esModule: true }); }; const a = lecternRequire(lecternRequired0).default;
export default () => [lecternRequire(lecternRequired0), require(\`b\`), 'require(c)', lecternRequired1.default];`,
  );
});

test('a module without require calls is unchanged', () => {
  expect(requiresAsImports({ file: 'a.js', source: "const text = 'require(1)';" })).toBeUndefined();
});

test("require calls: on the server, a browser-only module's error is thrown when require is called", async () => {
  const load = async (code: string, source: string) => {
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const module = requiresAsImports({
      file: 'a.js',
      source: source.replace('URL', url),
      isOnServer: true,
    });
    return (await import(`data:text/javascript,${encodeURIComponent(module ?? '')}`)) as {
      show: () => unknown;
    };
  };
  const inFunction = 'export const show = () => require("URL").width;';
  // Don't use `document`, which another test file in the same thread may define.
  const { show } = await load('export const width = browserGlobal.width;', inFunction);
  expect(show).toThrow('browserGlobal is not defined');
  expect((await load('export const width = 3;', inFunction)).show()).toBe(3);
  await expect(load('throw new Error("broken");', inFunction)).rejects.toThrow('broken');
});
