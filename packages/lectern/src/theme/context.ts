import { createContext, useContext } from 'react';
import type { EvidenceData } from '../model/evidence/types.js';
import type { PageData } from '../model/page-data.types.js';
import type { Collected, DrawnDiagram, Highlight, ShownDirective } from '../render/contract.js';
import type { MessageId } from '../util/messages.js';
import { message } from '../util/messages.js';

/** What components may ask for while a page is rendered to HTML. Nothing of it exists in the browser. */
export interface RenderContextValue {
  page: PageData;
  /** Highlights code that a component gives as text. */
  highlight: Highlight;
  /** Drawn diagrams by their name. */
  diagrams: ReadonlyMap<string, DrawnDiagram>;
  /** What code samples print, by their keys. */
  sampleOutputs: ReadonlyMap<string, string>;
  /** What directives of plug-ins show, by their keys. */
  directives: ReadonlyMap<string, ShownDirective>;
  /** What tests have shown, for a text that shows it. */
  evidence?: EvidenceData | undefined;
  /** Address of the script of an island by the path of its module. */
  islandUrl: (module: string) => string;
  /** True below an island: what stands there is hydrated with it. */
  inIsland: boolean;
  /** What components put into the head, and say of the page. Written while rendering, read afterwards. */
  collected: Collected;
}

export const RenderContext = createContext<RenderContextValue | undefined>(undefined);

/**
 * @param hook - Name of the hook that the error is to name.
 * @throws when a component is rendered outside of a page, and in the browser, where an island has its properties only.
 */
export function useRenderContext(hook = 'useRenderContext'): RenderContextValue {
  const value = useContext(RenderContext);
  if (value === undefined) throw outsideOfProvider({ hook, provider: 'RenderContext.Provider' });
  return value;
}

/** @throws as `useRenderContext` does. */
export function usePage(): PageData {
  return useRenderContext('usePage').page;
}

/** The error of a hook that finds no provider above it; its words name both. */
export function outsideOfProvider({ hook, provider }: { hook: string; provider: string }): Error {
  return new Error(
    `${hook} is used outside of <${provider}>: it works while a page is rendered to HTML, in a component on that page. An island that is live in the browser gets what it needs as properties.`,
  );
}

/** The words of the theme in the language of the page. */
export function useMessages(): (id: MessageId, values?: Readonly<Record<string, string>>) => string {
  const { messages } = useRenderContext('useMessages').page.site;
  return (id, values) => message({ messages, id, ...(values === undefined ? {} : { values }) });
}

/** An id that no other element of the page has. */
export function useElementId(prefix: string): string {
  const { collected } = useRenderContext('useElementId');
  collected.ids += 1;
  return `${prefix}-${collected.ids}`;
}
