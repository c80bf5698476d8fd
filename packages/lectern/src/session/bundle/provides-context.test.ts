import { expect, test } from 'vitest';
import { parseModule } from '../../util/parse-js.js';
import { providesContext, rendersProvider } from './provides-context.js';

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

test('rendersProvider returns true for providers from other modules, too', () => {
  const source = "import { SkyProvider } from './sky';\nexport default () => <SkyProvider />;";
  const body = parseModule({ file: 'a.jsx', source });
  expect(rendersProvider(body)).toBe(true);
  expect(rendersProvider(parseModule({ file: 'a.jsx', source: 'export default () => <Sky />;' }))).toBe(
    false,
  );
});
