import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { MessageId } from '../messages/theme.js';
import { message, messageFrom } from '../messages/theme.js';
import type { PageData } from '../model/page-data.types.js';
import type { Collected, Highlight, RenderMarkdown, ShownDirective } from '../session/render/contract.js';
import { targetHref } from '../util/addresses.js';
import type { ContextValues } from '../util/react-contexts.js';
import type { ShownBlog } from './compat/blog/types.js';
import type { PendingSlots } from './pending-slots.js';

/** The context for components at build time. In the browser, the context doesn't exist. */
export interface RenderContextValue {
  page: PageData;
  /** Highlights code that a component passes as a string. */
  highlight: Highlight;
  sampleOutputs: ReadonlyMap<string, string>;
  directives: ReadonlyMap<string, ShownDirective>;
  pluginData: ReadonlyMap<string, unknown>;
  /**
   * Renders Markdown from a component's data; undefined in the shell and on pages that are compiled from a document.
   */
  renderMarkdown?: RenderMarkdown | undefined;
  /** Plug-in content above the sidebar. */
  sidebarTop?: ShownDirective | undefined;
  islandUrl: (module: string) => string;
  inIsland: boolean;
  /** True in a page's article, including its islands. */
  inArticle?: boolean | undefined;
  /** The number of surrounding islands. Default: 0. */
  islandDepth?: number | undefined;
  /**
   * Slots of deeply nested islands, which the outermost island renders after its component; undefined outside islands,
   * and where the HTML must be complete.
   */
  pendingSlots?: PendingSlots | undefined;
  /** The number of slots that are being rendered within each other. Default: 0. */
  slotsWithinRender?: number | undefined;
  /** The number of surrounding islands that have the element among their props. Default: 0. */
  propertyDepth?: number | undefined;
  /** Props of an island's child that is rendered into a separate slot, such as a tab panel. */
  slotProps?: Readonly<Record<string, unknown>> | undefined;
  /** Renders elements to static HTML, within this context and the site's providers. */
  renderStatic?: RenderStatic | undefined;
  /** True inside a `BrowserOnly` that is not in an island. Islands in it are rendered only in the browser. */
  browserOnly?: boolean | undefined;
  /** The contexts that the site's components provide around the rendered element; undefined if there are none. */
  contexts?: ContextValues | undefined;
  /** Called with the contexts around the article, when the page is rendered to find them. */
  onArticle?: ((contexts: ContextValues | undefined) => void) | undefined;
  /** The page's blog, and the post around the component; set if the site replaces blog components. */
  blog?: ShownBlog | undefined;
  collected: Collected;
}

export type RenderStatic = (node: ReactNode, options?: { browserOnly?: boolean }) => string;

export const RenderContext = createContext<RenderContextValue | undefined>(undefined);

/**
 * @param hook - Name of the calling hook, for the error message.
 * @throws outside a page, and in the browser, where the context doesn't exist.
 */
export function useRenderContext(hook = 'useRenderContext'): RenderContextValue {
  const value = useContext(RenderContext);
  if (value === undefined) throw outsideOfProvider({ hook, provider: 'RenderContext.Provider' });
  return value;
}

/**
 * Returns the page's data.
 * @throws outside a page, and in the browser, where an island has only its props.
 */
export function usePage(): PageData {
  return useRenderContext('usePage').page;
}

/** Returns the error for a hook that is used outside its provider. */
export function outsideOfProvider({ hook, provider }: { hook: string; provider: string }): Error {
  return new Error(
    `${hook} is used outside of <${provider}>. It works only in a component of a page, while that page is rendered to HTML. Pass data to an island as props.`,
  );
}

/** Returns a function that returns a theme message in the page's language. */
export function useMessages(): (id: MessageId, values?: Readonly<Record<string, string>>) => string {
  const { messages, locale } = useRenderContext('useMessages').page.site;
  return (id, values) => message({ messages, locale, id, ...(values === undefined ? {} : { values }) });
}

/**
 * Returns a function that returns a plug-in's or the theme's message in the page's language.
 * @param defaults - The plug-in's `messages`: its messages in English, by ID.
 */
export function usePluginMessages<Id extends string>(
  defaults: Readonly<Record<Id, string>>,
): (id: Id | MessageId, values?: Readonly<Record<string, string>>) => string {
  const { messages, locale } = useRenderContext('usePluginMessages').page.site;
  return messageFrom({ messages, defaults, locale });
}

/** Returns a function that returns the URL of a page or heading, including the base path. */
export function useHref(): (target: { route: string; anchor?: string | undefined }) => string {
  const { base, trailingSlash } = useRenderContext('useHref').page.site;
  return (target) => targetHref({ target, addresses: { base, trailingSlash } });
}

/**
 * Returns a function that renders Markdown from data, such as a description. Fences are returned as code, which you can
 * pass to `CodeBlock`. The `Markdown` component does this for you.
 * @throws on a page that is compiled from a document.
 */
export function useMarkdown(): RenderMarkdown {
  const { renderMarkdown, page } = useRenderContext('useMarkdown');
  if (renderMarkdown !== undefined) return renderMarkdown;
  throw new Error(
    `useMarkdown is used on the page ${page.route}, which has a Markdown source. It works only on pages that a plug-in generates with \`rendersMarkdown: true\`.`,
  );
}

/**
 * Returns the `data` from a plug-in's `assemble` hook. Returns undefined on pages without components of that plug-in.
 */
export function usePluginData(plugin: string): unknown {
  return useRenderContext('usePluginData').pluginData.get(plugin);
}

/** Returns an ID that is unique on the page. */
export function useElementId(prefix: string): string {
  const { collected } = useRenderContext('useElementId');
  collected.ids += 1;
  return `${prefix}-${collected.ids}`;
}
