/** A site may replace these theme modules. The bundler finds the site's own modules in `src/theme`. */
declare module '@theme/MDXComponents' {
  const components: Readonly<Record<string, unknown>>;
  export default components;
}
declare module '@theme/AnnouncementBar' {
  export { AnnouncementBar as default } from './shell/AnnouncementBar.js';
}
declare module '@theme/CodeBlock' {
  export { CodeBlock as default } from './article/CodeBlock.js';
}
declare module '@theme/DocBreadcrumbs' {
  export { Breadcrumbs as default } from './shell/Breadcrumbs.js';
}
declare module '@theme/Footer' {
  export { Footer as default } from './shell/Footer.js';
}
declare module '@theme/Navbar' {
  export { Navbar as default } from './shell/NavbarFrame.js';
}
declare module '@theme/NotFound' {
  import type { ReactNode } from 'react';
  import type { Location } from './compat/router.js';

  /** A site's own component receives the location in the format of Docusaurus's router. */
  export default function NotFound(props: { location: Location }): ReactNode;
}
declare module '@theme/NotFound/Content' {
  export { NotFoundContent as default } from './pages/NotFound.js';
}
declare module '@theme/Layout/Provider' {
  export { default } from './compat/passThrough.js';
}
declare module '@theme/MDXContent' {
  export { default } from './compat/passThrough.js';
}
declare module '@theme/Root' {
  export { default } from './compat/passThrough.js';
}
declare module '@theme/Admonition' {
  export { Admonition as default } from './article/Admonition.js';
}
declare module '@theme-original/Admonition' {
  export { Admonition as default } from './article/Admonition.js';
}
declare module '@theme/DocItem' {
  export { DocItem as default } from './shell/DocItem.js';
}
/** Resolves to the site's own `DocItem/Content`, or else to the theme's module. */
declare module '@theme-article/DocItem/Content' {
  export { DocItemContent as default } from './shell/DocItem.js';
}
declare module '@theme/DocItem/Layout' {
  export { DocItemLayout as default } from './shell/DocItem.js';
}
declare module '@theme/DocItem/Footer' {
  export { PageMeta as default } from './shell/PageMeta.js';
}
declare module '@theme/DocItem/Paginator' {
  export { DocItemPaginator as default } from './shell/DocItemPaginator.js';
}
declare module '@theme/DocPaginator' {
  export { Pagination as default } from './shell/Pagination.js';
}
declare module '@theme/PaginatorNavLink' {
  export { PaginatorNavLink as default } from './shell/PaginatorNavLink.js';
}
declare module '@theme/DocSidebar' {
  export { Sidebar as default } from './shell/Sidebar.js';
}
declare module '@theme/DocSidebar/Desktop' {
  export { SidebarDesktop as default } from './shell/Sidebar.js';
}
declare module '@theme/DocSidebar/Desktop/Content' {
  export { SidebarContent as default } from './shell/Sidebar.js';
}
declare module '@theme/DocCard' {
  export { DocCard as default } from './article/DocCard.js';
}
declare module '@theme/DocCardList' {
  export { DocCardList as default } from './article/DocCardList.js';
}
declare module '@theme/DocSidebarItem' {
  export { DocSidebarItem as default } from './shell/Sidebar.js';
}
declare module '@theme/DocVersionBadge' {
  export { VersionBadge as default } from './shell/VersionBanner.js';
}
declare module '@theme/DocVersionBanner' {
  export { VersionBanner as default } from './shell/VersionBanner.js';
}
declare module '@theme/TOC' {
  export { Toc as default } from './shell/Toc.js';
}
declare module '@theme/EditThisPage' {
  export { EditThisPage as default } from './shell/page-meta-parts.js';
}
declare module '@theme/LastUpdated' {
  export { LastUpdated as default } from './shell/page-meta-parts.js';
}
declare module '@theme/TagsListInline' {
  export { TagsListInline as default } from './shell/page-meta-parts.js';
}
declare module '@theme/Logo' {
  export { Logo as default } from './shell/Logo.js';
}
declare module '@theme/SearchBar' {
  export { SearchBar as default } from './shell/Search.js';
}
declare module '@theme/Navbar/Content' {
  export { NavbarContent as default } from './shell/NavbarFrame.js';
}
declare module '@theme/Navbar/Layout' {
  export { NavbarLayout as default } from './shell/NavbarFrame.js';
}
declare module '@theme/ColorModeToggle' {
  export { default } from './compat/ColorModeToggle.js';
}
declare module '@theme/Navbar/ColorModeToggle' {
  export { NavbarColorMode as default } from './shell/NavbarColorMode.js';
}
declare module '@theme/NavbarItem' {
  export { default } from './compat/NavbarItem.js';
}
declare module '@theme/NavbarItem/DefaultNavbarItem' {
  export { default } from './compat/DefaultNavbarItem.js';
}
declare module '@theme/NavbarItem/DropdownNavbarItem' {
  export { default } from './compat/DropdownNavbarItem.js';
}
declare module '@theme/NavbarItem/DocsVersionDropdownNavbarItem' {
  export { DocsVersionDropdownNavbarItem as default } from './compat/typed-navbar-items.js';
}
declare module '@theme/NavbarItem/HtmlNavbarItem' {
  export { HtmlNavbarItem as default } from './compat/typed-navbar-items.js';
}
declare module '@theme/NavbarItem/LocaleDropdownNavbarItem' {
  export { LocaleDropdownNavbarItem as default } from './compat/typed-navbar-items.js';
}
declare module '@theme/NavbarItem/ComponentTypes' {
  export { default } from './exports/NavbarItem/ComponentTypes.js';
}
declare module '@theme/Admonition/Types' {
  export { default } from './exports/Admonition/Types.js';
}
declare module '@theme/CodeInline' {
  export { default } from './compat/elements/CodeInline.js';
}
declare module '@theme/Heading' {
  export { default } from './compat/Heading.js';
}
declare module '@theme/MDXComponents/A' {
  export { default } from './compat/elements/A.js';
}
declare module '@theme/MDXComponents/Code' {
  export { default } from './compat/elements/CodeInline.js';
}
declare module '@theme/Details' {
  export { default } from './compat/Details.js';
}
declare module '@theme/MDXComponents/Details' {
  export { default } from './compat/elements/Details.js';
}
declare module '@theme/MDXComponents/Pre' {
  export { default } from './compat/elements/Pre.js';
}
declare module '@theme/MDXComponents/Heading' {
  export { default } from './compat/Heading.js';
}
declare module '@theme/MDXComponents/Img' {
  export { default } from './compat/elements/Img.js';
}
declare module '@theme/MDXComponents/Li' {
  export { default } from './compat/elements/Li.js';
}
declare module '@theme/MDXComponents/Ul' {
  export { default } from './compat/elements/Ul.js';
}
declare module '@theme/BlogLayout' {
  export { default } from './compat/blog/BlogLayout.js';
}
declare module '@theme/BlogSidebar/Content' {
  export { default } from './compat/blog/BlogSidebarContent.js';
}
declare module '@theme/BlogSidebar/Desktop' {
  export { default } from './compat/blog/BlogSidebarDesktop.js';
}
declare module '@theme/BlogListPage' {
  export { default } from './compat/blog/BlogListPage.js';
}
declare module '@theme/BlogListPaginator' {
  export { default } from './compat/blog/BlogListPaginator.js';
}
declare module '@theme/BlogPostItem' {
  export { default } from './compat/blog/BlogPostItem.js';
}
declare module '@theme/BlogPostItem/Container' {
  export { default } from './compat/blog/Container.js';
}
declare module '@theme/BlogPostItem/Content' {
  export { default } from './compat/blog/Content.js';
}
declare module '@theme/BlogPostItem/Footer' {
  export { default } from './compat/blog/ItemFooter.js';
}
declare module '@theme/BlogPostItem/Footer/ReadMoreLink' {
  export { default } from './compat/blog/ReadMoreLink.js';
}
declare module '@theme/BlogPostItem/Header' {
  export { default } from './compat/blog/Header.js';
}
declare module '@theme/BlogPostItem/Header/Author' {
  export { default } from './compat/blog/HeaderAuthor.js';
}
declare module '@theme/BlogPostItem/Header/Authors' {
  export { default } from './compat/blog/HeaderAuthors.js';
}
declare module '@theme/BlogPostItem/Header/Info' {
  export { default } from './compat/blog/HeaderInfo.js';
}
declare module '@theme/BlogPostItem/Header/Title' {
  export { default } from './compat/blog/HeaderTitle.js';
}
declare module '@theme/BlogPostItems' {
  export { default } from './compat/blog/BlogPostItems.js';
}
declare module '@theme/BlogPostPage' {
  export { default } from './compat/blog/BlogPostPage.js';
}
declare module '@theme/BlogPostPaginator' {
  export { default } from './compat/blog/BlogPostPaginator.js';
}
declare module '@theme/BlogSidebar' {
  export { default } from './compat/blog/BlogSidebar.js';
}
declare module '@theme/BlogTagsPostsPage' {
  export { default } from './compat/blog/BlogTagsPostsPage.js';
}
declare module '@theme/EditMetaRow' {
  export { default } from './compat/blog/EditMetaRow.js';
}
declare module '@theme/Blog/Components/Author' {
  export { default } from './compat/blog/Author.js';
}
declare module '@theme/Tag' {
  export { default } from './compat/blog/Tag.js';
}
declare module '@theme/SkipToContent' {
  export { SkipToContent as default } from './shell/SkipToContent.js';
}
declare module '@theme/DocBreadcrumbs/Items/Home' {
  export { default } from './compat/HomeBreadcrumb.js';
}
declare module '@theme/DocItem/Metadata' {
  export { default } from './compat/nothing.js';
}
declare module '@theme/Navbar/Logo' {
  export { NavbarLogo as default } from './shell/NavbarFrame.js';
}
declare module '@theme/Navbar/MobileSidebar/Toggle' {
  export { MenuButton as default } from './shell/NavbarFrame.js';
}
declare module '@theme/Navbar/Search' {
  export { default } from './compat/passThrough.js';
}
declare module '@theme/DocItem/TOC/Desktop' {
  export { default } from './exports/DocItem/TOC/Desktop.js';
}
declare module '@theme/DocSidebarItem/Category' {
  export { DocSidebarItem as default } from './shell/Sidebar.js';
}
declare module '@theme/DocSidebarItem/Html' {
  export { DocSidebarItem as default } from './shell/Sidebar.js';
}
declare module '@theme/DocSidebarItem/Link' {
  export { DocSidebarItem as default } from './shell/Sidebar.js';
}
declare module '@theme/DocCategoryGeneratedIndexPage' {
  export { GeneratedIndex as default } from './pages/GeneratedIndex.js';
}
declare module '@theme/Layout' {
  export { default } from './compat/Layout.js';
}
