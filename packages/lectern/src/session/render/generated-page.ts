import type { GeneratedPage, PageHeading } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { moduleKey } from '../imports.js';
import type { LoadableComponent } from './document-job.js';
import { outputsOf } from './document-job.js';
import type { JobArticle, JobEnvironment } from './job-environment.js';
import { loadComponent } from './load-module.js';
import type { CheckContext } from './references.js';
import { markdownRenderer } from './render-markdown.js';

export interface GeneratedPageJob {
  kind: 'generated';
  file: string;
  route: string;
  component: LoadableComponent;
  sidebarTop?: LoadableComponent | undefined;
  headings: readonly PageHeading[];
  outputs: [key: string, output: string][];
  pluginData: [plugin: string, data: unknown][];
}

export function generatedJob({
  page: { file, route, source, component, props, sidebarTop, samples = [], headings = [] },
  context: { plugins, project },
  sampleOutputs,
}: {
  page: GeneratedPage;
  context: CheckContext;
  sampleOutputs: ReadonlyMap<string, string>;
}): GeneratedPageJob {
  const loadable = (specifier: string, props: object): LoadableComponent => ({
    module: moduleKey({ siteDir: project.siteDir, specifier, from: '' }),
    props,
  });
  return {
    kind: 'generated',
    file,
    route,
    component: loadable(component, { ...props, ...plugins.pages.get(route) }),
    sidebarTop: sidebarTop && loadable(sidebarTop.component, sidebarTop.props),
    headings,
    outputs: outputsOf({ samples, sampleOutputs }),
    pluginData: [...plugins.data].filter(([plugin]) => plugin === source),
  };
}

export async function generatedArticle({
  job: { file, route, component, sidebarTop, outputs, pluginData },
  environment: { loadModule, targets },
}: {
  job: GeneratedPageJob;
  environment: Pick<JobEnvironment, 'loadModule' | 'targets'>;
}): Promise<JobArticle> {
  const broken = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const load = ({ module }: LoadableComponent): Promise<unknown> =>
    loadComponent({ key: module, file, loadModule });
  const Component = (await load(component)) as (props: object) => unknown;
  const article = (): unknown => Component(component.props);
  return {
    Component: article,
    renderMarkdown: targets && markdownRenderer({ route, ...targets, broken, diagnostics }),
    pluginData: new Map(pluginData),
    sidebarTop: sidebarTop && { Component: await load(sidebarTop), props: sidebarTop.props },
    sampleOutputs: new Map(outputs),
    resolveToken: (token) => ({ href: token }),
    broken,
    diagnostics,
  };
}
