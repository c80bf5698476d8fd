/** What plug-ins import from `lectern/plugin`: the types of the interface, and the tools of the engine. Runs in Node. */
export { z } from 'zod';
export { offsetToPlace } from './config/locate.js';
export type { SiteConfig } from './config/schema/index.js';
export { strict } from './config/schema/strict.js';
export { optionProblems } from './config/validate.js';
export type { Diagnostic } from './diagnostics/diagnostic.js';
export { LecternError, problem, sortDiagnostics } from './diagnostics/diagnostic.js';
export { didYouMean, nearest } from './diagnostics/nearest.js';
export { samplesInMarkdown } from './markdown/code/samples-in-markdown.js';
export { renderPlainMarkdown } from './markdown/plain.js';
export type { DirectiveUse, FenceUse, Heading, IdUse } from './markdown/types.js';
export { dateFormat } from './model/format-date.js';
export type { PageData, SiteData } from './model/page-data.types.js';
export type { PageSummary } from './model/page-summary.js';
export type { PluginFactory } from './plugins/create-plugin.js';
export { createPlugin } from './plugins/create-plugin.js';
export type {
  AfterBuildInput,
  EmittedFiles,
  FinishedPage,
  HtmlInput,
  SocialImageInput,
  SocialImageResult,
} from './plugins/page-hooks.js';
export type {
  AfterBuildResult,
  AssembleInput,
  AssembleResult,
  FenceContent,
  FencesInput,
  FencesResult,
  HeadTag,
  IdTarget,
  OptionProblem,
  Plugin,
  PluginContent,
  PluginContext,
  PluginDocument,
  PluginMarkdown,
} from './plugins/plugin.js';
export { definePlugin } from './plugins/plugin.js';
export type { HtmlToMarkdownRule, LinkTarget, Workers } from './plugins/types.js';
export type { MarkdownInput, TextChunk } from './render/contract.js';
export { mapConcurrent } from './sources/concurrent.js';
export { describeIssues } from './sources/issues.js';
export { missingFolder } from './sources/missing-folder.js';
export { editAddress, joinRoute, siteRelative } from './sources/paths.js';
export type { ReadMemory } from './sources/read-memory.js';
export { readText } from './sources/read-text.js';
export { listFiles } from './sources/source-files.js';
export type {
  BreadcrumbLink,
  ComponentUse,
  CspDirective,
  CspSources,
  DocumentedSymbol,
  GeneratedPage,
  PageHeading,
  PageSample,
  PlaceInConfig,
  PublishedFile,
  ReadOptions,
  SearchName,
  SidebarBadge,
  SidebarBranch,
  SidebarCategory,
  SidebarKey,
  SidebarLink,
  SidebarNode,
  SourceContent,
} from './sources/types.js';
export type { ParsedYaml, Place } from './sources/yaml.js';
export { parseYaml } from './sources/yaml.js';
export { isExternal, routeToHref, targetHref } from './util/addresses.js';
export type { Cache } from './util/cache.js';
export { hashOf, hashText } from './util/hash.js';
export { messageFrom } from './util/messages.js';
export { packageFolder, packageVersion } from './util/packages.js';
export type { AstNode } from './util/parse-js.js';
export { parseModule } from './util/parse-js.js';
