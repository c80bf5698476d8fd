/**
 * How to compose a message of this theme from Docusaurus's messages. A string is the ID of a message with the same
 * text.
 */
export type Counterpart =
  | string
  | {
      /** The message. `<id>` stands for one of Docusaurus’s messages. */
      text: string;
      /** Replacements for placeholders that have another name in this theme, by their name in Docusaurus's messages. */
      values?: Readonly<Record<string, string>>;
      /** Whether the message has plural forms, separated by `|`. The `count` value selects the form. */
      plural?: boolean;
    };

const count = '<theme.blog.post.plurals>';

export const counterparts: Readonly<Record<string, Counterpart>> = {
  'theme.skipToContent': 'theme.common.skipToMainContent',
  'theme.menu.open': 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
  'theme.menu.close': 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
  'theme.menu.label': 'theme.NavBar.navAriaLabel',
  'theme.nav.main': 'theme.NavBar.navAriaLabel',
  'theme.nav.docs': 'theme.docs.sidebar.navAriaLabel',
  'theme.nav.breadcrumbs': 'theme.docs.breadcrumbs.navAriaLabel',
  'theme.nav.home': 'theme.docs.breadcrumbs.home',
  'theme.nav.pages': 'theme.docs.paginator.navAriaLabel',
  'theme.toc.title': 'theme.TOCCollapsible.toggleButtonLabel',
  'theme.previous': 'theme.docs.paginator.previous',
  'theme.next': 'theme.docs.paginator.next',
  'theme.edit': 'theme.common.editThisPage',
  'theme.lastUpdated': lastUpdated('<theme.lastUpdated.atDate>', ''),
  'theme.lastUpdated.by': lastUpdated('', '<theme.lastUpdated.byUser>'),
  'theme.lastUpdated.onBy': lastUpdated('<theme.lastUpdated.atDate>', '<theme.lastUpdated.byUser>'),
  'theme.tags': 'theme.tags.tagsPageTitle',
  'theme.tags.all': 'theme.tags.tagsPageLink',
  'theme.tags.many': {
    text: '<theme.docs.tagDocListPageTitle>',
    values: { nDocsTagged: '<theme.docs.tagDocListPageTitle.nDocsTagged>', tagName: '{tag}' },
    plural: true,
  },
  'theme.card.pages': { text: '<theme.docs.DocCard.categoryDescription.plurals>', plural: true },
  'theme.colorMode': 'theme.colorToggle.ariaLabel',
  'theme.colorMode.light': 'theme.colorToggle.ariaLabel.mode.light',
  'theme.colorMode.dark': 'theme.colorToggle.ariaLabel.mode.dark',
  'theme.colorMode.system': 'theme.colorToggle.ariaLabel.mode.system',
  'theme.code.copy': 'theme.CodeBlock.copy',
  'theme.code.copied': 'theme.CodeBlock.copied',
  'theme.code.wrap': 'theme.CodeBlock.wordWrapToggle',
  'theme.live.editor': 'theme.Playground.liveEditor',
  'theme.live.result': 'theme.Playground.result',
  'theme.unlisted': 'theme.contentVisibility.unlistedBanner.message',
  'theme.draft': 'theme.contentVisibility.draftBanner.message',
  'theme.version.unreleased': version('theme.docs.versions.unreleasedVersionLabel'),
  'theme.version.unmaintained': version('theme.docs.versions.unmaintainedVersionLabel'),
  'theme.version.latest': {
    text: '<theme.docs.versions.latestVersionSuggestionLabel>',
    values: { latestVersionLink: '<theme.docs.versions.latestVersionLinkLabel>', versionLabel: '{version}' },
  },
  'theme.version.badge': version('theme.docs.versionBadge.label'),
  'theme.version.choose': 'theme.navbar.mobileVersionsDropdown.label',
  'theme.locale.choose': 'theme.navbar.mobileLanguageDropdown.label',
  'theme.announcement.close': 'theme.AnnouncementBar.closeButtonAriaLabel',
  'theme.notFound.title': 'theme.NotFound.title',
  'theme.notFound.text': { text: '<theme.NotFound.p1> <theme.NotFound.p2>' },
  'theme.search': 'theme.SearchBar.label',
  'theme.search.placeholder': 'theme.SearchModal.placeholder',
  'theme.search.close': 'theme.SearchModal.footer.closeText',
  'theme.search.none': { text: '<theme.SearchModal.noResultsScreen.noResultsText> “{query}”.' },
  'theme.search.recent': 'theme.SearchModal.startScreen.recentSearchesTitle',
  'theme.search.retry': 'theme.ErrorPageContent.tryAgain',
  'theme.failure.retry': 'theme.ErrorPageContent.tryAgain',
  'theme.crash.title': 'theme.ErrorPageContent.title',
  'theme.crash.retry': 'theme.ErrorPageContent.tryAgain',
  'theme.blog.readMore': 'theme.blog.post.readMore',
  'theme.blog.readingTime': {
    text: '<theme.blog.post.readingTime.plurals>',
    values: { readingTime: '{minutes}' },
    plural: true,
  },
  'theme.blog.newerPost': 'theme.blog.post.paginator.newerPost',
  'theme.blog.olderPost': 'theme.blog.post.paginator.olderPost',
  'theme.blog.newerEntries': 'theme.blog.paginator.newerEntries',
  'theme.blog.olderEntries': 'theme.blog.paginator.olderEntries',
  'theme.blog.readMoreLabel': 'theme.blog.post.readMoreLabel',
  'theme.blog.tags': 'theme.tags.tagsPageTitle',
  'theme.blog.allTags': 'theme.tags.tagsPageLink',
  'theme.blog.tagged': {
    text: '<theme.blog.tagTitle>',
    values: { nPosts: count, tagName: '{tag}' },
    plural: true,
  },
  'theme.blog.archive': 'theme.blog.archive.title',
  'theme.blog.archive.description': 'theme.blog.archive.description',
  'theme.blog.authors': 'theme.blog.authorsList.pageTitle',
  'theme.blog.allAuthors': 'theme.blog.authorsList.viewAll',
  'theme.blog.authorPosts': { text: count, plural: true },
  'theme.blog.authorTitle': {
    text: '<theme.blog.author.pageTitle>',
    values: { nPosts: count, authorName: '{author}' },
    plural: true,
  },
  'theme.blog.authorNoPosts': 'theme.blog.author.noPosts',
};

function lastUpdated(atDate: string, byUser: string): Counterpart {
  return {
    text: '<theme.lastUpdated.lastUpdatedAtBy>',
    values: { atDate, byUser, user: '{author}' },
  };
}

function version(id: string): Counterpart {
  return { text: `<${id}>`, values: { versionLabel: '{version}' } };
}

/**
 * The IDs of messages for a count of one, by the ID of the plural. By default, `.one` is appended to the plural's ID.
 */
export const formsForOne: Readonly<Record<string, string>> = { 'theme.tags.many': 'theme.tags.one' };
