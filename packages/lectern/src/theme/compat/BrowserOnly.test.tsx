import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RenderContextValue } from '../context.js';
import { RenderContext } from '../context.js';
import BrowserOnly from './BrowserOnly.js';

const Store = createContext<{ name: string } | null>(null);

function StoreName(): ReactNode {
  const store = useContext(Store);
  if (store === null) throw new TypeError("Cannot read properties of null (reading 'store')");
  return <b>{store.name}</b>;
}

function IslandMode(): ReactNode {
  return <i>{String(useContext(RenderContext)?.browserOnly)}</i>;
}

function render(node: ReactNode): string {
  const value = {
    inIsland: false,
    renderStatic: (part: ReactNode) =>
      renderToStaticMarkup(
        <RenderContext.Provider value={{ ...value, browserOnly: true }}>{part}</RenderContext.Provider>,
      ),
  } as unknown as RenderContextValue;
  return renderToStaticMarkup(<RenderContext.Provider value={value}>{node}</RenderContext.Provider>);
}

test('BrowserOnly: the content can use the React contexts that surround it, such as a store', () => {
  const html = render(
    <Store.Provider value={{ name: 'lamps' }}>
      <BrowserOnly>
        {() => (
          <>
            <StoreName />
            <IslandMode />
          </>
        )}
      </BrowserOnly>
    </Store.Provider>,
  );
  expect(html).toBe('<lectern-static><b>lamps</b><i>true</i></lectern-static>');
});

test('BrowserOnly: content that uses a browser global is replaced by the fallback', () => {
  const content = () => {
    throw new ReferenceError('window is not defined');
  };
  expect(render(<BrowserOnly fallback={<p>Wait</p>}>{content}</BrowserOnly>)).toBe('<p>Wait</p>');
});

test('BrowserOnly: content that needs a missing React context throws an error', () => {
  expect(() => render(<BrowserOnly>{() => <StoreName />}</BrowserOnly>)).toThrow("reading 'store'");
});
