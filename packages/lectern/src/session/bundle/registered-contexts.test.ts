import { expect, test } from 'vitest';
import { withRegistration } from './registered-contexts.js';

const register =
  '/* @__PURE__ */ ((context) => ((globalThis[Symbol.for("lectern.contexts")] ??= []).push(context), context))';
const registered = (source: string, file = 'a.tsx') => withRegistration({ file, source });

test('withRegistration adds the contexts of a module to the global list', () => {
  expect(registered("import { createContext } from 'react';\nconst A = createContext<string>('a');")).toBe(
    `import { createContext } from 'react';\nconst A = ${register}(createContext<string>('a'));`,
  );
  expect(registered('export const A = React.createContext(null);')).toBe(
    `export const A = ${register}(React.createContext(null));`,
  );
});

test('withRegistration supports the calls in compiled modules', () => {
  expect(registered('var A = (0, react_1.createContext)(null);', 'a.js')).toBe(
    `var A = ${register}((0, react_1.createContext)(null));`,
  );
});

test('withRegistration returns undefined for a module that creates no context', () => {
  expect(registered("import { createContext } from 'react';\nexport { createContext };")).toBeUndefined();
});

test('withRegistration replaces the contexts of a module that is evaluated again', () => {
  const source = "'use client';\nimport { createContext } from 'react';\nconst A = createContext(1);";
  const code = withRegistration({ file: '/a.tsx', source, isReevaluated: true });
  expect(code?.split('\n').slice(0, 2)).toEqual(source.split('\n').slice(0, 2));
  const own = '(globalThis[Symbol.for("lectern.contexts.modules")] ??= {})["/a.tsx"]';
  expect(code).toContain(
    `\n${own} = []; const A = /* @__PURE__ */ ((context) => (${own}.push(context), context))(`,
  );
});
