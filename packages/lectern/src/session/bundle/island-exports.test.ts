import { expect, test } from 'vitest';
import { analyzeModule } from './island-exports.js';

function analyze(source: string, { file = 'a.tsx', auto = true } = {}) {
  return analyzeModule({ file, source, auto });
}

test.each([
  { name: "the directive 'use client'", source: `'use client';\nexport const a = 1;` },
  {
    name: "the directive 'use client' after a comment and another directive",
    source: `// Words\n"use strict";\n"use client";\nexport {};`,
  },
])('a module is an island because of $name, even without automatic detection', ({ source }) => {
  expect(analyze(source).isIsland).toBe(true);
  expect(analyze(source, { auto: false }).isIsland).toBe(true);
});

test.each([
  { name: 'a hook', source: `import { useState } from 'react';` },
  { name: 'a renamed hook', source: `import { useEffect as effect } from 'react';` },
  {
    name: 'a hook called as a method of React',
    source: `import React from 'react';\nexport const A = () => { React.useReducer(f, 0); };`,
  },
  {
    name: 'a hook from a namespace import',
    source: `import * as react from 'react';\nexport const A = () => { react.useState(0); };`,
  },
  { name: 'an event handler', source: `export default () => <button onClick={go}>x</button>;` },
  { name: 'a function as the child of an element', source: `export default () => <A>{(b) => b}</A>;` },
  {
    name: 'an event handler in a JavaScript file',
    source: `export default () => <button onClick={go}>x</button>;`,
    file: 'a.js',
  },
])('a module is an island only if islands are detected automatically: $name', ({ source, file }) => {
  expect(analyze(source, { ...(file && { file }) }).isIsland).toBe(true);
  expect(analyze(source, { ...(file && { file }), auto: false }).isIsland).toBe(false);
});

test.each([
  {
    name: 'hooks that work in static HTML',
    source: `import { useMemo, useContext, useId, memo } from 'react';`,
  },
  { name: 'a hook that is imported as a type', source: `import type { useState } from 'react';` },
  { name: 'a function with the name of a hook', source: `import { useState } from './state';` },
  { name: "the directive 'use client' after code", source: `const a = 1;\n'use client';` },
  { name: "the directive 'use client' in a function", source: `export function A() { 'use client'; }` },
  {
    name: 'an attribute whose name resembles an event handler',
    source: `export default () => <a once={1} online on="x">x</a>;`,
  },
  {
    name: 'a function as the child of a context consumer',
    source: `export default () => <A.Consumer>{(b) => <i>{b}</i>}</A.Consumer>;`,
  },
  {
    name: 'a string that contains the names of hooks and handlers',
    source: `export const a = 'onClick useState use client';`,
  },
])('a module is not an island: $name', ({ source }) => {
  expect(analyze(source).isIsland).toBe(false);
});

test('islands: an island can be any export except a type, an enum, a destructured name, or `export *`', () => {
  const source = `
export default function A() {}
export const B = 1, { c, d: [e], ...f } = g;
export function H() {}
export class I {}
export enum Mode { A }
export { J, k as L, k as 'm-n' } from './j';
export { type T1, u as V };
export type T2 = string;
export interface T3 {}
export type { T4 } from './t';
export * from './all';
export declare const w: string;
export abstract class X {}
`;
  expect(analyze(source, { file: 'a.ts' }).exports).toMatchInlineSnapshot(`
    [
      "default",
      "B",
      "H",
      "I",
      "J",
      "L",
      "m-n",
      "V",
      "X",
    ]
  `);
});
