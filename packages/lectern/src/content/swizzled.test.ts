import { expect, test } from 'vitest';
import { callsHooks } from './swizzled.js';

test.each([
  ['import { useState } from "react";\nexport default () => <b>{useState(1)[0]}</b>;', true],
  ['export default () => <b {...React.useMemo<string>(() => ({}))} />;', true],
  ['export const useOwn = (x: number) => x;', false],
  ['// It once called useState().\nexport default () => <b title="useTabs(1)">useState(1)</b>;', false],
  ['const use = () => 1;\nuse();\nuser();\nreuse.Tabs();', false],
])(
  'ejected components: whether one calls hooks depends on its code, not on its text: %s',
  (source, expected) => {
    expect(callsHooks({ file: 'Tabs.tsx', source })).toBe(expected);
  },
);
