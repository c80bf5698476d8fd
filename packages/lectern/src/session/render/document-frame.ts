import type { SiteConfig } from '../../config/schema/index.js';
import type { MarkdownDocument } from '../../content/types.js';
import type { CompiledDocument } from '../../markdown/types.js';
import { isThemeModule } from '../bundle/aliases.js';
import { isOfTheme } from '../bundle/missing-modules.js';
import { pluginAliases } from '../bundle/plugin-bundling.js';
import { docItemComponents, livePageOf } from '../compile/live-pages.js';
import { moduleKey } from '../imports.js';
import type { FrameContent } from './contract.js';

export interface LoadableFrame {
  module: string;
  props: object;
  takes: FrameContent;
  inner?: string | undefined;
}

/** A plug-in (`page.frame`) or a source (`docItemComponent`) may provide the component around a document. */
export function documentFrame({
  page,
  compiled,
  config,
  siteDir,
}: {
  page: MarkdownDocument;
  compiled: Pick<CompiledDocument, 'file' | 'imports'> | undefined;
  config: SiteConfig;
  siteDir: string;
}): LoadableFrame | undefined {
  const { frame } = page;
  const live = frame === undefined ? livePageOf({ page, compiled, config }) : undefined;
  if (live !== undefined)
    return { module: moduleKey({ siteDir, specifier: live, from: '' }), props: {}, takes: 'none' };
  const ofSource = page.kind === 'doc' ? docItemComponents(config).get(page.source) : undefined;
  const component = frame?.component ?? ofSource;
  if (component === undefined || isMissing({ component, config, siteDir })) return undefined;
  const keyOf = (specifier: string): string => moduleKey({ siteDir, specifier, from: '' });
  return {
    module: keyOf(component),
    ...(frame?.inner === undefined ? {} : { inner: keyOf(frame.inner) }),
    props: frame?.props ?? {},
    takes: frame === undefined ? 'content' : (frame.takes ?? 'children'),
  };
}

/** The component that replaces missing theme modules can't show a document. */
function isMissing({
  component,
  config,
  siteDir,
}: {
  component: string;
  config: SiteConfig;
  siteDir: string;
}): boolean {
  const isKnown = (): boolean =>
    pluginAliases(config)[`${component}$`] !== undefined || isThemeModule({ siteDir, name: component });
  return isOfTheme(component) && !isKnown();
}
