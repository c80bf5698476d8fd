import { ownValue } from '../util/own-value.js';
import { navigationMessages } from './client.js';
import { crashMessages } from './crash.js';
import { searchMessages } from './search.js';

/** A site translates these messages in `i18n/<locale>/code.json`. */
export const defaultMessages = {
  'theme.skipToContent': 'Skip to main content',
  'theme.menu.open': 'Menu',
  'theme.menu.close': 'Close menu',
  'theme.menu.label': 'Site menu',
  'theme.nav.main': 'Main',
  'theme.nav.docs': 'Pages in this section',
  'theme.sidebar.overview': 'Overview',
  'theme.sidebar.allBefore': 'All pages ({count} more above)',
  'theme.sidebar.allAfter': 'All pages ({count} more below)',
  'theme.sidebar.before': '{count} more above',
  'theme.sidebar.after': '{count} more below',
  'theme.nav.breadcrumbs': 'Breadcrumbs',
  'theme.nav.home': 'Home',
  'theme.nav.pages': 'Previous and next page',
  'theme.toc.title': 'On this page',
  'theme.previous': 'Previous',
  'theme.next': 'Next',
  'theme.edit': 'Edit this page',
  'theme.llms.intro':
    'Every page is also available as Markdown: add `.md` to its URL. All pages in one file: {file}',
  'theme.llms.part':
    'That file leaves out references with more than {count} pages. Read their pages one by one.',
  'theme.lastUpdated': 'Last updated on {date}',
  'theme.lastUpdated.by': 'Last updated by {author}',
  'theme.lastUpdated.onBy': 'Last updated on {date} by {author}',
  'theme.tags': 'Tags',
  'theme.tags.all': 'View all tags',
  'theme.tags.one': 'One page tagged with “{tag}”',
  'theme.tags.many': '{count} pages tagged with “{tag}”',
  'theme.card.pages': '{count} pages',
  'theme.card.pages.one': '1 page',
  'theme.colorMode': 'Color mode: {mode}',
  'theme.colorMode.light': 'light',
  'theme.colorMode.dark': 'dark',
  'theme.colorMode.system': 'system',
  'theme.code.copy': 'Copy',
  'theme.code.copied': 'Copied',
  'theme.code.failed': 'Copy failed',
  'theme.code.output': 'Output',
  'theme.code.wrap': 'Wrap lines',
  'theme.heading.copied': 'Link copied',
  'theme.image.zoom': 'Zoom image: {alt}',
  'theme.image.unzoom': 'Close zoomed image: {alt}',
  'theme.diagram.enlarge': 'Enlarge',
  'theme.diagram.close': 'Close',
  'theme.diagram.zoomIn': 'Zoom in',
  'theme.diagram.zoomOut': 'Zoom out',
  'theme.diagram.fit': 'Fit to window',
  'theme.diagram.ownSize': 'Actual size',
  'theme.live.editor': 'Live example code',
  'theme.live.result': 'Result',
  'theme.live.reset': 'Reset',
  'theme.live.run': 'Run',
  'theme.live.failed': 'Error: {error}',
  'theme.live.noScript': 'Enable JavaScript to see the result.',
  'theme.live.keys': 'Press Tab to leave the editor.',
  'theme.admonition.note': 'Note',
  'theme.admonition.tip': 'Tip',
  'theme.admonition.info': 'Info',
  'theme.admonition.warning': 'Warning',
  'theme.admonition.danger': 'Danger',
  'theme.admonition.caution': 'Caution',
  'theme.admonition.important': 'Important',
  'theme.footer.version': 'Version {version}',
  'theme.unlisted':
    'This page is unlisted. Search engines don’t index it, and only readers with a direct link can find it.',
  'theme.draft': 'This page is a draft. Only the dev server shows it.',
  'theme.version.unreleased': 'This is documentation for an unreleased version.',
  'theme.version.unmaintained': 'This is documentation for {version}, which is no longer maintained.',
  'theme.version.latest': 'Read the latest version, {version}',
  'theme.version.badge': 'Version {version}',
  'theme.version.choose': 'Version:',
  'theme.locale.choose': 'Language:',
  'theme.untranslated': 'This page is not translated yet. It is shown in {language}.',
  'theme.announcement.label': 'Announcement',
  'theme.announcement.close': 'Close announcement',
  'theme.notFound.title': 'Page not found',
  'theme.notFound.text':
    'There is no page at this URL. It may have moved, or the link you followed may be wrong.',
  'theme.notFound.home': 'Go to the home page',
  'theme.notFound.near': 'Pages with a similar URL',
  ...searchMessages,
  'theme.baseBanner':
    'This site did not load properly: its style sheet is missing. A common cause is a wrong base path.',
  'theme.baseBanner.current': 'The configuration says baseUrl: "{base}".',
  'theme.baseBanner.suggestion': 'The URL of this page suggests baseUrl:',
  ...navigationMessages,
  ...crashMessages,
} as const;

export type MessageId = keyof typeof defaultMessages;

type Messages = Readonly<Record<string, string>>;

/** Replaces each `{name}` with its value. A value named `count` also selects the plural form. */
export function message({
  messages,
  locale,
  id,
  values = {},
}: {
  messages: Messages;
  locale?: string | undefined;
  id: MessageId;
  values?: Messages;
}): string {
  return fillIn({ template: translated({ messages, locale, id, values }) ?? defaultMessages[id], values });
}

/** Creates a function that returns a message: the site's translation, or else the plug-in's or the theme's default. */
export function messageFrom({
  messages,
  defaults,
  locale,
}: {
  messages: Messages;
  defaults: Messages;
  locale?: string | undefined;
}): (id: string, values?: Messages) => string {
  const own: Messages = defaultMessages;
  return (id, values = {}) =>
    fillIn({
      template:
        translated({ messages, locale, id, values }) ?? ownValue(defaults, id) ?? ownValue(own, id) ?? id,
      values,
    });
}

function translated({
  messages,
  locale,
  id,
  values: { count },
}: {
  messages: Messages;
  locale: string | undefined;
  id: string;
  values: Messages;
}): string | undefined {
  const form = count === undefined || locale === undefined ? undefined : pluralCategory({ locale, count });
  return (form === undefined ? undefined : messages[`${id}.${form}`]) ?? messages[id];
}

function pluralCategory({ locale, count }: { locale: string; count: string }): string | undefined {
  try {
    return new Intl.PluralRules(locale).select(Number(count));
  } catch {
    // `Intl.PluralRules` rejects a locale whose name is not a language tag.
    return undefined;
  }
}

function fillIn({ template, values }: { template: string; values: Messages }): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole);
}
