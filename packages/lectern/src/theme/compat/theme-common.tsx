/* The most common exports of `@docusaurus/theme-common`. */
import type { ComponentType, ReactNode } from 'react';
import {
  createElement,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ColorMode } from '../../client/stores/color-mode.js';
import { readColorMode, setColorMode } from '../../client/stores/color-mode.js';
import { RenderContext } from '../context.js';
import Head from './Head.js';
import Layout from './Layout.js';
import { useLocation } from './router.js';
import { withDefaults } from './theme-config-defaults.js';
import useDocusaurusContext from './useDocusaurusContext.js';

export {
  BlogPostProvider,
  groupBlogSidebarItemsByYear,
  useBlogMetadata,
  useBlogPost,
  useVisibleBlogSidebarItems,
} from './blog/client.js';
export { ThemeClassNames } from './class-names.js';
export { default as Details } from './Details.js';
export * from './docs-client.js';
export { default as ErrorBoundary } from './ErrorBoundary.js';
export {
  HtmlClassNameProvider,
  HtmlClassNameProvider as PluginHtmlClassNameProvider,
} from './HtmlClassNameProvider.js';
export * from './navbar-hooks.js';
export * from './navbar-item-hooks.js';
export {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from './tabs.js';

export function useColorMode() {
  const mode = useSyncExternalStore<ColorMode>(subscribeToMode, readColorMode, () => 'light');
  const shown = mode === 'system' ? systemMode() : mode;
  return {
    colorMode: shown === 'dark' ? ('dark' as const) : ('light' as const),
    colorModeChoice: mode === 'system' ? null : mode,
    isDarkTheme: shown === 'dark',
    setColorMode: (next: ColorMode | null): void => setColorMode(next ?? 'system'),
    setLightTheme: (): void => setColorMode('light'),
    setDarkTheme: (): void => setColorMode('dark'),
  };
}

function systemMode(): 'light' | 'dark' {
  const isDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? 'dark' : 'light';
}

function subscribeToMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode'] });
  return () => observer.disconnect();
}

/** The forms in `message` are separated by `|`, in the order of the language's plural categories. */
export function usePluralForm() {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return {
    selectMessage: (count: number, message: string): string => {
      const forms = message.split('|');
      const rules = new Intl.PluralRules(locale);
      const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) =>
        rules.resolvedOptions().pluralCategories.includes(form as Intl.LDMLPluralRule),
      );
      return forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? message;
    },
  };
}

export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(useDocusaurusContext().i18n.currentLocale, options);
}

export function useThemeConfig(): Readonly<Record<string, unknown>> {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  return useMemo(() => withDefaults(themeConfig), [themeConfig]);
}

export function PageMetadata({
  title,
  description,
  keywords,
  image,
  children,
}: {
  title?: string;
  description?: string;
  keywords?: string | readonly string[];
  image?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <Layout title={title} description={description}>
      <Head>
        {keywords === undefined ? null : (
          <meta name="keywords" content={typeof keywords === 'string' ? keywords : keywords.join(', ')} />
        )}
        {image === undefined ? null : <meta property="og:image" content={image} />}
        {children}
      </Head>
    </Layout>
  );
}

/** Docusaurus's own hook expects a provider. */
export function useTitleFormatter(): { format: (title?: string) => string } {
  const { title: siteTitle, titleDelimiter = '|' } = useDocusaurusContext().siteConfig;
  const format = (title?: string): string => {
    const own = title?.trim() ?? '';
    return own === '' || own === siteTitle ? siteTitle : `${own} ${titleDelimiter} ${siteTitle}`;
  };
  return { format };
}

export function composeProviders(
  providers: readonly ComponentType<{ children?: ReactNode }>[],
): (props: { children?: ReactNode }) => ReactNode {
  return ({ children }) =>
    providers.reduceRight<ReactNode>((inner, Provider) => createElement(Provider, {}, inner), children);
}

export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('resize', onChange);
      return () => removeEventListener('resize', onChange);
    },
    () => (innerWidth > 996 ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((now) => !now), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

export function Collapsible({
  as: Tag = 'div',
  collapsed,
  className,
  children,
}: {
  as?: 'div' | 'ul';
  collapsed?: boolean;
  className?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  );
}

/** The base path includes the locale. */
function useBase(): string {
  return useContext(RenderContext)?.page.site.base ?? document.documentElement.dataset.base ?? '/';
}

export function useLocalPathname(): string {
  const { pathname } = useLocation();
  const base = useBase();
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}

export function useHomePageRoute(): { path: string; exact: true } {
  return { path: useBase(), exact: true };
}

export function usePrismTheme(): { plain: object; styles: never[] } {
  return { plain: {}, styles: [] };
}

export function usePrevious<Value>(value: Value): Value | undefined {
  const ref = useRef<Value | undefined>(undefined);
  useEffect(() => {
    ref.current = value;
  });
  return ref.current;
}

export function useEvent<Callback extends (...args: never[]) => unknown>(callback: Callback): Callback {
  const ref = useRef(callback);
  useEffect(() => {
    ref.current = callback;
  });
  return useCallback((...args: never[]) => ref.current(...args), []) as Callback;
}

export function useSearchLinkCreator(): (query: string) => string {
  const { siteConfig } = useDocusaurusContext();
  return (query) => `${siteConfig.baseUrl}search?q=${encodeURIComponent(query)}`;
}

export function isMultiColumnFooterLinks(links: readonly { title?: string }[]): boolean {
  return links.some((column) => 'title' in column);
}

/** Returns the props unchanged, because the title of `:::note[Title]` is already a prop. */
export function processAdmonitionProps<Props extends object>(props: Props): Props {
  return props;
}

export function isSamePath(first: string | undefined, second: string | undefined): boolean {
  const plain = (path: string | undefined): string | undefined => path?.replace(/\/$/, '').toLowerCase();
  return plain(first) === plain(second);
}

export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : 'visible';
    return () => void document.body.style.removeProperty('overflow');
  }, [lock]);
}

export function isRegexpStringMatch(regexp?: string, value?: string): boolean {
  return regexp !== undefined && value !== undefined && new RegExp(regexp, 'i').test(value);
}

export function useAnnouncementBar(): { isActive: boolean; close: () => void } {
  const { announcementBar } = useThemeConfig();
  const [isClosed, setClosed] = useState(false);
  return { isActive: Boolean(announcementBar) && !isClosed, close: () => setClosed(true) };
}

export function useScrollPosition(
  effect: (position: { scrollX: number; scrollY: number }, last: null) => void,
): void {
  useEffect(() => {
    const onScroll = (): void => effect({ scrollX, scrollY }, null);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [effect]);
}

export function splitNavbarItems<Item extends { position?: string }>(
  items: readonly Item[],
): [left: Item[], right: Item[]] {
  const isLeft = (item: Item): boolean => item.position === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}

export function uniq<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
