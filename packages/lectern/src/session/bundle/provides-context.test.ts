import { expect, test } from 'vitest';
import { parseModule } from '../../util/parse-js.js';
import { providesContext } from './provides-context.js';

const provides = (source: string) => providesContext(parseModule({ file: 'a.jsx', source }));

test('providesContext returns whether a module contains the provider of a context', () => {
  expect(provides('export const A = ({ children }) => <B.Provider value="b">{children}</B.Provider>;')).toBe(
    true,
  );
  expect(provides('export const A = () => <B.Consumer>{(b) => b}</B.Consumer>;')).toBe(false);
});

test('providesContext returns true for providers from packages only', () => {
  const withImport = (from: string) =>
    provides(`import { SkyProvider } from '${from}';\nexport default () => <SkyProvider />;`);
  expect(withImport('sky')).toBe(true);
  expect(withImport('@sky/react')).toBe(true);
  for (const from of ['./sky', '@site/src/sky', '@docusaurus/theme-common', '@theme/Sky', '@mdx-js/react'])
    expect(withImport(from)).toBe(false);
});
