import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { MessageId } from '../messages/theme.js';
import { message, messageFrom } from '../messages/theme.js';
import type { PageData } from '../model/page-data.types.js';
import type { Collected, Highlight, RenderMarkdown, ShownDirective } from '../session/render/contract.js';
import { targetHref } from '../util/addresses.js';

/** What components may ask for while a page is rendered to HTML. Nothing of it exists in the browser. */
export interface RenderContextValue {
  page: PageData;
  /** Highlights code that a component gives as text. */
  highlight: Highlight;
  /** What code samples print, by their keys. */
  sampleOutputs: ReadonlyMap<string, string>;
  /** What plug-ins show instead of directives and fences, by their keys. */
  directives: ReadonlyMap<string, ShownDirective>;
  /** What components of plug-ins may ask for, by plug-in. */
  pluginData: ReadonlyMap<string, unknown>;
  /** Renders Markdown that a component was given; absent on pages with a text, and in the shell. */
  renderMarkdown?: RenderMarkdown | undefined;
  /** What a plug-in shows above the sidebar. */
  sidebarTop?: ShownDirective | undefined;
  /** URL of the script of an island by the path of its module. */
  islandUrl: (module: string) => string;
  /** True below an island: what stands there is hydrated with it. */
  inIsland: boolean;
  /** Renders elements to HTML where they stand, with everything that can be requested; absent in the shell. */
  renderStatic?: RenderStatic | undefined;
  /** True below `BrowserOnly` outside of an island: islands there are rendered in the browser alone. */
  browserOnly?: boolean | undefined;
  /** What components put into the head, and say of the page. Written while rendering, read afterwards. */
  collected: Collected;
}

export type RenderStatic = (node: ReactNode, options?: { browserOnly?: boolean }) => string;

export const RenderContext = createContext<RenderContextValue | undefined>(undefined);

/**
 * @param hook - Name of the hook that the error is to name.
 * @throws if a component is rendered outside of a page, and in the browser, where an island has its properties only.
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
    `${hook} is used outside of <${provider}>. It works only while a page is rendered to HTML, in a component on that page. Pass data to an island as props.`,
  );
}

/** The messages of the theme in the language of the page. */
export function useMessages(): (id: MessageId, values?: Readonly<Record<string, string>>) => string {
  const { messages } = useRenderContext('useMessages').page.site;
  return (id, values) => message({ messages, id, ...(values === undefined ? {} : { values }) });
}

/**
 * The messages of a plug-in in the language of the page, and those of the theme.
 * @param defaults - What `messages` of the plug-in is: its text in English, by id.
 */
export function usePluginMessages<Id extends string>(
  defaults: Readonly<Record<Id, string>>,
): (id: Id | MessageId, values?: Readonly<Record<string, string>>) => string {
  const { messages } = useRenderContext('usePluginMessages').page.site;
  return messageFrom({ messages, defaults });
}

/** The URL of a page, or of a heading on it, base path included. */
export function useHref(): (target: { route: string; anchor?: string | undefined }) => string {
  const { base, trailingSlash } = useRenderContext('useHref').page.site;
  return (target) => targetHref({ target, addresses: { base, trailingSlash } });
}

/**
 * Renders Markdown that the component was given as data, such as a description. Fences come back as code, which
 * `CodeBlock` shows; `Markdown` is the component that does both.
 * @throws on pages with a text: there, the document itself is Markdown.
 */
export function useMarkdown(): RenderMarkdown {
  const { renderMarkdown, page } = useRenderContext('useMarkdown');
  if (renderMarkdown !== undefined) return renderMarkdown;
  throw new Error(
    `useMarkdown is used on the page ${page.route}, which has a Markdown source. It works only on pages that a plug-in generates with \`rendersMarkdown: true\`.`,
  );
}

/** What the hook `assemble` of a plug-in returned as `data`; undefined on pages that use none of its components. */
export function usePluginData(plugin: string): unknown {
  return useRenderContext('usePluginData').pluginData.get(plugin);
}

/** An ID that no other element of the page has. */
export function useElementId(prefix: string): string {
  const { collected } = useRenderContext('useElementId');
  collected.ids += 1;
  return `${prefix}-${collected.ids}`;
}
