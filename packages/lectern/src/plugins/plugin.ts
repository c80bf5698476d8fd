import type { SiteConfig } from '../config/schema/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { DirectiveUse, Heading, IdUse } from '../markdown/types.js';
import type { EvidenceSuite, ManualResult } from '../sources/evidence/types.js';
import type { ReferenceTarget } from '../sources/typedoc/model.js';
import type { ReadOptions, SourceContent } from '../sources/types.js';

/**
 * What extends the engine: an object with a name and the hooks that it needs. The engine's own sources are plug-ins
 * with the hook `read`; `trace` uses all of them.
 */
export interface Plugin {
  /** Unique: messages name the plug-in, and its pages belong to it. */
  name: string;
  /** Checks the options that the plug-in was given; called once, when the configuration is read. */
  check?(): readonly OptionProblem[];
  /** Gives pages and entries of sidebars; called when the sources are read, once for each language. */
  read?(options: ReadOptions): PluginContent | Promise<PluginContent>;
  /** What the plug-in looks for in texts: plain data, since texts are compiled in threads. */
  text?: PluginText;
  /** Says what the ids and directives of all texts come to; called when all texts are compiled. */
  assemble?(input: AssembleInput): AssembleResult | Promise<AssembleResult>;
}

/** A mistake in the options of a plug-in. */
export interface OptionProblem {
  /** Keys that lead to it, from the options: `['tests', 0]`. */
  path: readonly PropertyKey[];
  /** What was found and what was expected, without the path. */
  message: string;
  /** Default: `invalid-config`. */
  code?: string | undefined;
}

/** What `read` gives; what is missing is empty. */
export type PluginContent = Partial<Omit<SourceContent, 'id'>>;

/** What a plug-in looks for in texts. */
export interface PluginText {
  /**
   * Words that are ids: the source of a regular expression for a whole one, e.g. `TERM-[a-z]+`. In prose they become
   * links; a heading that begins with one and a colon has it as its anchor, in small letters.
   */
  ids?: string | undefined;
  /** Leaf directives by their names, with the module whose default export shows each: `@site/components/Person.tsx`. */
  directives?: Readonly<Record<string, string>> | undefined;
}

/** What `assemble` is given. */
export interface AssembleInput {
  /** Absolute path of the site's folder. */
  siteDir: string;
  locale: string;
  /** The texts in which there is something for the plug-in. */
  texts: readonly PluginDocument[];
  /** All that the sources have read, the plug-in's own content included. */
  contents: readonly SourceContent[];
  /** What tests have shown; absent where the configuration names no tests. */
  evidence?: PluginEvidence | undefined;
  /** The complete address of a place, base path included. */
  href: (target: ReferenceTarget) => string;
}

/** The tests that `evidence` of the configuration names, and their results. */
export interface PluginEvidence {
  /** The folder to which files of tests are relative, relative to the site's folder. */
  root: string;
  suites: readonly EvidenceSuite[];
  /** What people saw who performed procedures: the last result of each. */
  manual: readonly ManualResult[];
}

/** A text, as far as a plug-in is concerned. */
export interface PluginDocument {
  /** Path relative to the site's folder. */
  file: string;
  /** The page that shows it. */
  route: string;
  /** Id of the source of that page, and name of the version. */
  source: string;
  version: string;
  /** The current version of its source, or the only one. */
  isCurrent: boolean;
  headings: readonly Heading[];
  ids: readonly IdUse[];
  directives: readonly DirectiveUse[];
}

/** What `assemble` gives. Whatever is in it is part of the pages that show it: they are made anew when it changes. */
export interface AssembleResult {
  /** Where ids lead, by the token of each use; one that is missing stays a word. */
  ids?: ReadonlyMap<string, IdTarget> | undefined;
  /** What the component of a directive is given, by the key of the directive. As in JSON. */
  directives?: ReadonlyMap<string, object> | undefined;
  /** What the component of a page is given besides its `props`, by the route of the page. As in JSON. */
  pages?: ReadonlyMap<string, object> | undefined;
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** Where an id leads. */
export interface IdTarget extends ReferenceTarget {
  /** What it is the id of: shown when the pointer rests on the link. */
  title?: string | undefined;
}

/**
 * Gives a plug-in its types; returns what it was given.
 * @example
 * export const team = definePlugin({ name: 'team', read: () => ({ pages: [] }) });
 */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

/** The plug-ins of a configuration. */
export function pluginsOf({ plugins }: Pick<SiteConfig, 'plugins'>): Plugin[] {
  // The schema has checked that hooks are functions; TypeScript checks what they take, where a plug-in is defined.
  return plugins as Plugin[];
}
