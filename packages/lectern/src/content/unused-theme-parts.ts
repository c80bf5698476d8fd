/** Docusaurus's theme components that have no effect in this theme, and what to do instead. */
const unused: readonly { names: RegExp; instead: string }[] = [
  {
    names: /^(?:Admonition|DocCard|Footer)\/./,
    instead:
      'Install `@docusaurus/theme-classic`, whose component then consists of these parts, or replace the whole component.',
  },
  {
    names: /^(?:AnnouncementBar|CodeBlock|DocBreadcrumbs|TOCCollapsible)\/./,
    instead: 'Eject the whole component with all of its parts. Then, your version of this part takes effect.',
  },
  { names: /^TOCItems(?:\/|$)/, instead: 'Eject `TOC`, which renders `TOCItems`.' },
  {
    names: /^(?:TOCCollapsible|DocItem\/TOC\/Mobile)$/,
    instead:
      'Replace `TOC` or `DocItem/TOC/Desktop`. On narrow screens, the same table of contents is above the article.',
  },
  {
    names: /^Navbar\/MobileSidebar(?:\/(?!Toggle$)|$)/,
    instead:
      'Replace `Navbar/MobileSidebar/Toggle` or `DocSidebar`. The menu on narrow screens contains the items of the navbar and the sidebar.',
  },
  {
    names: /^NavbarItem\/(?:Doc|DocSidebar|DocsVersion|Search)NavbarItem$|^NavbarItem\/\w+\//,
    instead:
      'Replace `NavbarItem` or `NavbarItem/DefaultNavbarItem`, or add an item type that starts with `custom-` to `src/theme/NavbarItem/ComponentTypes`.',
  },
  {
    names: /^(?:DocRoot|DocsRoot|DocVersionRoot)(?:\/|$)/,
    instead: 'Replace `Layout`, `DocItem/Layout`, or `DocSidebar`, which are rendered within this component.',
  },
  {
    names: /^DocSidebarItems$/,
    instead:
      'Replace `DocSidebarItem`, which renders each item. An ejected category renders `DocSidebarItems`.',
  },
  {
    names: /^DocSidebar\/./,
    instead: 'Replace `DocSidebar`, which is one component for all screens, or `DocSidebar/Desktop`.',
  },
  {
    names: /^(?:DocTagDocListPage|DocTagsListPage|TagsListByLetter)$/,
    instead:
      'Add your own page in `src/pages`. Lectern always uses its own components for the tags of documents.',
  },
  {
    names: /^BlogSidebar\/Mobile$/,
    instead: 'Replace `BlogSidebar/Desktop`, which is above the posts on narrow screens.',
  },
  {
    names: /^Blog\/Pages\/|^Blog\/Components\/Author\//,
    instead:
      'Replace `Blog/Components/Author`, which posts show. Lectern always uses its own components for the pages of authors.',
  },
  {
    names: /^(?:BlogListPage|BlogPostPage|DocBreadcrumbs)\/StructuredData$/,
    instead: 'Delete the file. Lectern adds structured data itself.',
  },
  {
    names: /^(?:BlogPostPage\/Metadata|SearchMetadata|SiteMetadata|ThemeProvider(?:\/.+)?)$/,
    instead: 'Set `headTags` or `themeConfig.metadata`, or render `<Head>` in `Root` or `DocItem/Metadata`.',
  },
  {
    names: /^ContentVisibility(?:\/|$)/,
    instead: 'Replace `DocItem/Layout`. Lectern shows a notice on unlisted pages.',
  },
  {
    names: /^(?:Mermaid|ErrorPageContent|Error|Loading|BackToTopButton)$/,
    instead:
      'Delete the file. Lectern has no counterpart, or needs none, because pages are rendered at build time.',
  },
  {
    names: /^(?:LiveCodeBlock|Playground(?:\/.+)?)$/,
    instead:
      'Replace `CodeBlock` to change how live code blocks are shown, or `ReactLiveScope` to change their scope.',
  },
  {
    names: /^(?:SearchPage|SearchTranslations)$/,
    instead: 'Replace `SearchBar`, or translate the messages that start with `theme.search`.',
  },
  {
    names: /^Icon\/./,
    instead:
      'Style the icon in your style sheet, or replace the component that shows it. Your icon is used where your components import it.',
  },
];

export function insteadOfPart(name: string): string | undefined {
  return unused.find(({ names }) => names.test(name))?.instead;
}
