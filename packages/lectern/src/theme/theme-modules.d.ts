/** Modules of the theme that a site may replace. The bundler finds the site's own in `src/theme`. */
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
  export { Navbar as default } from './shell/Navbar.js';
}
declare module '@theme/NotFound' {
  export { NotFound as default } from './pages/NotFound.js';
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
