/** The exports of `lectern/theme` for plug-in components: theme components and rendering hooks. */
export { Admonition } from './article/Admonition.js';
export { CodeBlock } from './article/CodeBlock.js';
export { PluginSlot } from './article/Directive.js';
export { DocCardList } from './article/DocCardList.js';
export { Markdown } from './article/Markdown.js';
export { LecternStatic as Html } from './article/Static.js';
export { CodeGroup, TabItem, Tabs } from './article/Tabs.js';
export { TagIndex, TagList } from './article/Tags.js';
export { BlogPage, postContent } from './compat/blog/BlogPage.js';
export type { BlogMetadata, PostContent, PostData } from './compat/blog/types.js';
export { default as Head } from './compat/Head.js';
export type { RenderContextValue } from './context.js';
export {
  outsideOfProvider,
  RenderContext,
  useElementId,
  useHref,
  useMarkdown,
  useMessages,
  usePage,
  usePluginData,
  usePluginMessages,
} from './context.js';
export { usePageScript, usePageStyles } from './page-assets.js';
export { PropertyError } from './property-error.js';
export { BreakableName } from './shell/BreakableName.js';
