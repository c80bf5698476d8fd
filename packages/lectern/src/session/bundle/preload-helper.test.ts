import { expect, test } from 'vitest';
import { withPreloadNames } from './preload-helper.js';

const lookup = (names: string): string =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${names})))=>i.map(i=>d[i]);\n`;

test('the names of files to preload replace their numbers', () => {
  const code = `${lookup('["react-a.js","b.js"]')}f(()=>import("./c.js"),__vite__mapDeps([0,1]));g(h,__vite__mapDeps([1]));`;
  expect(withPreloadNames(code)).toBe('f(()=>import("./c.js"),["react-a.js","b.js"]);g(h,["b.js"]);');
});

test('a file that preloads nothing is unchanged', () => {
  expect(withPreloadNames('f(()=>import("./c.js"),[]);\n')).toBe('f(()=>import("./c.js"),[]);\n');
});
