import { versionDocs } from '../../model/version-docs.js';
import { createTimeLimit } from '../../util/time-limit.js';
import type { Assembled } from '../assemble.js';
import type { CompiledFiles } from '../compile/compiler.js';
import type { Project } from '../project.js';
import type { CodeOptions } from './highlight.js';
import type { CheckContext } from './references.js';
import { collectAnchors } from './references.js';
import type { FrontEnd } from './render-options.js';
import { renderOptions } from './render-options.js';
import type { RenderContext } from './render-route.js';

interface Input {
  project: Project;
  compiled: CompiledFiles;
  assembled: Assembled;
}

export function checkContext({ project, compiled, assembled: { plugins, assets } }: Input): CheckContext {
  return { project, compiled, plugins, assets, anchors: collectAnchors({ project, compiled }) };
}

export function renderContext({
  frontEnd,
  code,
  sampleOutputs,
  withVersionDocs,
  project,
  ...input
}: Input & {
  frontEnd: FrontEnd;
  code: CodeOptions;
  sampleOutputs: ReadonlyMap<string, string>;
  withVersionDocs: boolean;
}): RenderContext {
  const siteData = withVersionDocs
    ? { ...project.siteData, versionDocs: versionDocs(project.site) }
    : project.siteData;
  return {
    ...checkContext({ ...input, project: { ...project, siteData } }),
    fences: input.assembled.fences,
    sampleOutputs,
    options: renderOptions({ frontEnd, code }),
    loadModule: frontEnd.loadModule,
    limit: createTimeLimit({ seconds: project.config.pageTimeLimit }),
  };
}
