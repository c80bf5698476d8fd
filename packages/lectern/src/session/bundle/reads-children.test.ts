import { expect, test } from 'vitest';
import { readsChildren } from './reads-children.js';

test.each([
  ['export default ({ children }) => <ul>{children.map((child) => child.props.label)}</ul>;', true],
  ['export default (props) => <b>{props.children?.props.label}</b>;', true],
  ['export default ({ children }) => <b>{children[0]}</b>;', true],
  ['import { Children } from "react";\nexport default (p) => Children.toArray(p.children);', true],
  ['import * as React from "react";\nexport default (p) => React.cloneElement(p.only);', true],
  ['export default ({ children }) => <b title="children.map">{children}</b>;', false],
  ['// Calls children.map() and cloneElement().\nexport default (props) => <b>{props.children}</b>;', false],
  ['export default ({ items }) => <b>{items.children}</b>;', false],
])('islands: the component in %j inspects its children: %s', (source, expected) => {
  expect(readsChildren({ file: 'Part.tsx', source })).toBe(expected);
});
