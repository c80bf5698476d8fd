import type { MarkdownInput } from 'lectern/plugin';
import { renderPlainMarkdown } from 'lectern/plugin';
import type { RenderContextValue } from 'lectern/theme';
import { RenderContext } from 'lectern/theme';
import type { ReactNode } from 'react';

export function inPage(children: ReactNode, { head = [] }: { head?: string[] } = {}): ReactNode {
  const site = { messages: {}, base: '/base/', trailingSlash: undefined };
  const value = {
    page: { route: '/', site } as unknown as RenderContextValue['page'],
    highlight: () => ({ html: '', language: 'text', showLineNumbers: false as const }),
    diagrams: new Map(),
    sampleOutputs: new Map(),
    directives: new Map(),
    pluginData: new Map(),
    renderMarkdown: ({ markdown, links = {}, file, line }: MarkdownInput) =>
      renderPlainMarkdown({
        text: markdown,
        resolveLink: (url) => links[url] ?? `${file}:${line} ${url}`,
      }),
    islandUrl: () => '',
    inIsland: false,
    collected: { head, ids: 0, needsSiteData: false },
  };
  return <RenderContext.Provider value={value}>{children}</RenderContext.Provider>;
}
