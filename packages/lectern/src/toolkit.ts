/** The exports of `lectern/plugin`: the types of the plug-in API, and tools from the engine, for Node. */
export { z } from 'zod';
export type { Cache } from './cache/cache.js';
export type { ReadMemory } from './cache/read-memory.js';
export type {
  ConfigMigration,
  ConfigMigrator,
  ConfigNote,
  ConfigReader,
  ConfigReaderInput,
  ConfigReaderResult,
} from './config/foreign-config.js';
export { filePath } from './config/schema/file-path.js';
export type { SiteConfig } from './config/schema/index.js';
export { configSchema } from './config/schema/index.js';
export { strict } from './config/schema/strict.js';
export { unifiedShape } from './config/schema/unified.js';
export { optionProblems } from './config/validate.js';
export type { ComponentUse, DocumentFrame } from './content/component-use.js';
export { blankContentTitle, firstTitle } from './content/docs/content-title.js';
export { frontMatterLocator, locationOfFrontMatterKey } from './content/front-matter.js';
export type { FrontMatter } from './content/front-matter-schema.js';
export { frontMatterSchema } from './content/front-matter-schema.js';
export type { LastChange } from './content/git.js';
export { lastChanges } from './content/git.js';
export { describeIssues } from './content/issues.js';
export { describeMarkdown } from './content/markdown-document.js';
export { missingFolder } from './content/missing-folder.js';
export { editAddress, joinRoute, siteRelative } from './content/paths.js';
export { readText } from './content/read-text.js';
export type {
  FrontMatterOf,
  LocationInConfig,
  ReadOptions,
} from './content/reader-types.js';
export type {
  Sidebar,
  SidebarBadge,
  SidebarBranch,
  SidebarCategory,
  SidebarKey,
  SidebarLink,
  SidebarNode,
} from './content/sidebar-types.js';
export type { SourceFile } from './content/source-files.js';
export { listFiles, listSourceFiles, translationDirs } from './content/source-files.js';
export { themeComponentNames } from './content/swizzled.js';
export type { OnInlineTags, TagDefinitions, TaggedGroup } from './content/tags.js';
export { groupByTag, resolveTags } from './content/tags.js';
export { readTagsFile } from './content/tags-file.js';
export { readTranslations } from './content/translations.js';
export type {
  BreadcrumbLink,
  CspDirective,
  CspSources,
  DocumentedSymbol,
  GeneratedPage,
  HeadTag,
  MarkdownDocument,
  PageHeading,
  PageLink,
  PageSample,
  PublishedFile,
  Redirect,
  SearchName,
  SourceContent,
  SourcePage,
  SymbolSignature,
  TagLink,
  WrittenText,
} from './content/types.js';
export { writtenDate } from './content/written-date.js';
export type { ParsedYaml, SourceLocation } from './content/yaml.js';
export { parseYaml } from './content/yaml.js';
export type { Diagnostic } from './diagnostics/diagnostic.js';
export { LecternError, problem, sortDiagnostics } from './diagnostics/diagnostic.js';
export type { Explanation, Explanations } from './diagnostics/explanations/types.js';
export { didYouMean, nearest } from './diagnostics/nearest.js';
export type { SiteFunctionCall } from './diagnostics/site-function.js';
export { awaitSiteFunction, callSiteFunction } from './diagnostics/site-function.js';
export { samplesInMarkdown } from './markdown/code/samples-in-markdown.js';
export { renderPlainMarkdown } from './markdown/plain.js';
export type {
  CodeBlockPart,
  CodeSpan,
  ComponentElement,
  DirectiveUse,
  DocumentParts,
  FenceUse,
  Heading,
  IdUse,
  ProseBlock,
  TextDirectiveUse,
} from './markdown/types.js';
export { splitFrontMatter } from './markdown/unified/front-matter.js';
export type { UnifiedEntry, UnifiedPlugin, UnifiedPlugins } from './markdown/unified/types.js';
export { messageFrom } from './messages/theme.js';
export { dateFormat } from './model/format-date.js';
export type { PageData, SiteData } from './model/page-data.types.js';
export type { PageSummary } from './model/page-summary.js';
export type { PluginFactory } from './plugin/create-plugin.js';
export { createPlugin } from './plugin/create-plugin.js';
export type { Claim, DocumentInput, DocumentResult } from './plugin/document-hooks.js';
export type { OutputInput, OutputLocale, PostBuildResult } from './plugin/output-hooks.js';
export type {
  EmittedFiles,
  FinishedPage,
  HtmlInput,
  PostBuildInput,
  SocialImageInput,
  SocialImageResult,
} from './plugin/page-hooks.js';
export type {
  AssembleInput,
  AssembleResult,
  FenceContent,
  FencesInput,
  FencesResult,
  IdTarget,
  Messages,
  Plugin,
  PluginContent,
  PluginContext,
  PluginDocument,
  PluginInput,
  ReadContext,
  TranslationsInput,
} from './plugin/plugin.js';
export { definePlugin } from './plugin/plugin.js';
export type { PluginMarkdown, PluginUnified } from './plugin/plugin-markdown.js';
export type { FrontMatterInput, FrontMatterResult, OptionProblem } from './plugin/source-hooks.js';
export type { HtmlToMarkdownRule, LinkTarget, PluginBundler, Workers } from './plugin/types.js';
export type { MarkdownInput, TextChunk } from './session/render/contract.js';
export { isExternal, routeToHref, targetHref } from './util/addresses.js';
export { codeHash } from './util/code-hash.js';
export { mapConcurrent } from './util/concurrent.js';
export { isFile } from './util/files.js';
export { hashOf, hashText } from './util/hash.js';
export { jsonMistake } from './util/json-mistake.js';
export { counted, singular } from './util/nouns.js';
export { offsetToLocation } from './util/offset-to-location.js';
export { packageFolder, packageVersion } from './util/packages.js';
export type { AstNode } from './util/parse-js.js';
export { parseModule, syntaxErrors } from './util/parse-js.js';
export type { OutOfReach, Reach } from './util/reach.js';
export { reachOf } from './util/reach.js';
export { permalinkMistake } from './util/route-mistake.js';
