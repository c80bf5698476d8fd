import { expect, test } from 'vitest';
import { parseModule } from '../../util/parse-js.js';
import { providersIn } from './providers-in.js';

const find = (source: string) => providersIn(parseModule({ file: 'a.jsx', source }));
const provides = (source: string) => find(source).providesContext;

test('providersIn returns whether a module contains the provider of a context', () => {
  expect(provides('export const A = ({ children }) => <B.Provider value="b">{children}</B.Provider>;')).toBe(
    true,
  );
  expect(provides('export const A = () => <B.Consumer>{(b) => b}</B.Consumer>;')).toBe(false);
});

test('providersIn: only providers from packages provide a context themselves', () => {
  const withImport = (from: string) =>
    provides(`import { SkyProvider } from '${from}';\nexport default () => <SkyProvider />;`);
  expect(withImport('sky')).toBe(true);
  expect(withImport('@sky/react')).toBe(true);
  for (const from of ['./sky', '@site/src/sky', '@docusaurus/theme-common', '@theme/Sky', '@mdx-js/react'])
    expect(withImport(from)).toBe(false);
});

test('providersIn also finds providers from other modules of the site', () => {
  const source = "import { SkyProvider } from './sky';\nexport default () => <SkyProvider />;";
  expect(find(source)).toEqual({ rendersProvider: true, providesContext: false });
  expect(find('export default () => <Sky />;')).toEqual({ rendersProvider: false, providesContext: false });
});
