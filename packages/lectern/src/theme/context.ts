import { createContext, useContext } from 'react';
import type { PageData } from '../model/page-data.types.js';
import type { Collected, DrawnDiagram, Highlight } from '../render/contract.js';
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
  /** Address of the script of an island by the path of its module. */
  islandUrl: (module: string) => string;
  /** True below an island: what stands there is hydrated with it. */
  inIsland: boolean;
  /** What components put into the head, and say of the page. Written while rendering, read afterwards. */
  collected: Collected;
}

export const RenderContext = createContext<RenderContextValue | undefined>(undefined);

/** @throws when a component is rendered outside of a page. */
export function useRenderContext(): RenderContextValue {
  const value = useContext(RenderContext);
  if (value === undefined)
    throw new Error(
      'useRenderContext is used outside of RenderContext.Provider: only a component on a page can use it.',
    );
  return value;
}

export function usePage(): PageData {
  return useRenderContext().page;
}

/** The words of the theme in the language of the page. */
export function useMessages(): (id: MessageId, values?: Readonly<Record<string, string>>) => string {
  const { messages } = usePage().site;
  return (id, values) => message({ messages, id, ...(values === undefined ? {} : { values }) });
}

/** An id that no other element of the page has. */
export function useElementId(prefix: string): string {
  const { collected } = useRenderContext();
  collected.ids += 1;
  return `${prefix}-${collected.ids}`;
}
