import { expect, test } from 'vitest';
import { withDefaultProps } from './with-default-props.js';

function react() {
  return withDefaultProps({
    version: '19.0.0',
    createElement: (...given: unknown[]) => given,
    jsx: (...given: unknown[]) => given,
  });
}

const Icon = Object.assign(() => null, { defaultProps: { size: 16, label: 'icon', color: 'red' } });

test('default props replace missing and undefined props, but not null', () => {
  expect(react().createElement(Icon, { size: undefined, color: null }, 'a child')).toEqual([
    Icon,
    { size: 16, label: 'icon', color: null },
    'a child',
  ]);
  expect(react().jsx(Icon, {}, 'a key')).toEqual([Icon, Icon.defaultProps, 'a key']);
  expect(react().createElement(Icon, null)).toEqual([Icon, Icon.defaultProps]);
});

test('a component within `memo` has default props', () => {
  const memo = { type: Icon };
  expect(react().jsx(memo, { size: 2 })).toEqual([memo, { ...Icon.defaultProps, size: 2 }]);
});

test.each([['img'], [() => null], [{ type: () => null }], [undefined], [null]])(
  'createElement passes the same props object to %j, which has no default props',
  (type) => {
    const props = { size: 1 };
    expect((react().createElement(type, props) as unknown[])[1]).toBe(props);
  },
);

test('default props: the React module is patched only once', () => {
  const module = react();
  const { createElement, version } = module;
  expect(withDefaultProps(module)).toBe(module);
  expect(module.createElement).toBe(createElement);
  expect(version).toBe('19.0.0');
});
