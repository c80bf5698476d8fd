/** The words of the theme in English; a site translates them in `i18n/<locale>/code.json` by these ids. */
export const defaultMessages = {
  'theme.skipToContent': 'Skip to main content',
  'theme.menu.open': 'Menu',
  'theme.menu.close': 'Close menu',
  'theme.menu.label': 'Site menu',
  'theme.nav.main': 'Main',
  'theme.nav.docs': 'Pages of this section',
  'theme.sidebar.overview': 'Overview',
  'theme.nav.breadcrumbs': 'Breadcrumbs',
  'theme.nav.home': 'Home',
  'theme.nav.pages': 'Previous and next page',
  'theme.toc.title': 'On this page',
  'theme.previous': 'Previous',
  'theme.next': 'Next',
  'theme.edit': 'Edit this page',
  'theme.lastUpdated': 'Last updated on {date}',
  'theme.colorMode': 'Colour mode: {mode}',
  'theme.colorMode.light': 'light',
  'theme.colorMode.dark': 'dark',
  'theme.colorMode.system': 'system',
  'theme.code.copy': 'Copy',
  'theme.code.copied': 'Copied',
  'theme.code.failed': 'Not copied',
  'theme.admonition.note': 'Note',
  'theme.admonition.tip': 'Tip',
  'theme.admonition.info': 'Info',
  'theme.admonition.warning': 'Warning',
  'theme.admonition.danger': 'Danger',
  'theme.admonition.caution': 'Caution',
  'theme.admonition.important': 'Important',
  'theme.footer.version': 'Version {version}',
  'theme.unlisted':
    'This page is unlisted. Search engines do not show it; only readers with a direct link see it.',
  'theme.draft': 'This page is a draft. It is shown by the dev server only.',
  'theme.version.unreleased': 'This is the documentation of a version that is not released yet.',
  'theme.version.unmaintained': 'This is the documentation of {version}, which is no longer maintained.',
  'theme.version.latest': 'Read the latest version',
  'theme.notFound.title': 'Page not found',
  'theme.notFound.text':
    'There is no page at this address. It may have moved, or the link that led you here may be wrong.',
  'theme.notFound.home': 'Go to the home page',
  'theme.diagram.text': 'Diagram as text',
} as const;

export type MessageId = keyof typeof defaultMessages;

/** The words for an id, with `{name}` filled in. */
export function message({
  messages,
  id,
  values = {},
}: {
  messages: Readonly<Record<string, string>>;
  id: MessageId;
  values?: Readonly<Record<string, string>>;
}): string {
  const template = messages[id] ?? defaultMessages[id];
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
