import type { SiteConfig } from '../../config/schema/index.js';
import type { MarkdownDocument } from '../../content/types.js';
import { moduleKey } from '../imports.js';

/** The component around a document. */
export interface LoadableFrame {
  module: string;
  props: object;
  /** Whether the component is a `docItemComponent`, which receives the document as `content`. */
  takesContent: boolean;
  /** The module of the component that the frame receives as `Component`. */
  inner?: string | undefined;
}

/** Returns the component around a document, which its plug-in or its source provides. */
export function documentFrame({
  page,
  config,
  siteDir,
}: {
  page: MarkdownDocument;
  config: SiteConfig;
  siteDir: string;
}): LoadableFrame | undefined {
  const { frame } = page;
  const ofSource = page.kind === 'doc' ? docItemComponents(config).get(page.source) : undefined;
  const component = frame?.component ?? ofSource;
  if (component === undefined) return undefined;
  const keyOf = (specifier: string): string => moduleKey({ siteDir, specifier, from: '' });
  return {
    module: keyOf(component),
    ...(frame?.inner === undefined ? {} : { inner: keyOf(frame.inner) }),
    props: frame?.props ?? {},
    takesContent: frame === undefined,
  };
}

/** Returns the `docItemComponent` of each docs source that has one, by source ID. */
export function docItemComponents({ sources }: Pick<SiteConfig, 'sources'>): ReadonlyMap<string, string> {
  return new Map(
    sources.flatMap((source) =>
      source.type === 'docs' && source.docItemComponent !== undefined
        ? [[source.id, source.docItemComponent] as const]
        : [],
    ),
  );
}
