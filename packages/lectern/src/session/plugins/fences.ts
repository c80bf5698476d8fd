import type { Cache } from '../../cache/file-cache.js';
import type { ComponentUse } from '../../content/component-use.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { collectErrors } from '../../diagnostics/internal-error.js';
import type { FenceUse } from '../../markdown/types.js';
import type { FenceContent, Plugin } from '../../plugin/plugin.js';
import type { Workers } from '../../plugin/types.js';
import type { CompiledText } from '../compile/compiler.js';
import type { Project } from '../project.js';
import { pluginContext } from './assemble.js';
import { callablePlugins } from './site-plugins.js';

export type ShownFences = ReadonlyMap<string, ComponentUse>;

interface Options {
  documents: Iterable<Pick<CompiledText, 'file' | 'fences'>>;
  project: Project;
  cache: Cache;
  workers: Workers;
}

export async function resolveFences({ documents, ...options }: Options): Promise<{
  fences: ShownFences;
  diagnostics: Diagnostic[];
}> {
  const shown = new Map<string, ComponentUse>();
  const diagnostics: Diagnostic[] = [];
  for (const { file, fences } of documents) {
    let open: readonly FenceUse[] = fences;
    // A plug-in may replace a fence with a fence in another language, which is resolved in the next round.
    for (let round = 0; open.length > 0 && round < maxRounds; round += 1) {
      const result = await resolveRound({ file, fences: open, ...options });
      diagnostics.push(...result.diagnostics);
      for (const [key, use] of result.shown) shown.set(key, use);
      open = result.open;
    }
    diagnostics.push(...open.map((fence) => endless({ fence, file })));
  }
  return { fences: shown, diagnostics };
}

const maxRounds = 4;

interface Round {
  shown: [key: string, use: ComponentUse][];
  open: FenceUse[];
  diagnostics: Diagnostic[];
}

async function resolveRound({
  file,
  fences,
  project,
  cache,
  workers,
}: Omit<Options, 'documents'> & { file: string; fences: readonly FenceUse[] }): Promise<Round> {
  const round: Round = { shown: [], open: [], diagnostics: [] };
  const all = callablePlugins(project);
  const plugins = all.map(({ plugin }) => plugin);
  for (const { plugin, key } of all) {
    const own = fences.filter((fence) => fence.plugin === plugin.name);
    if (own.length === 0) continue;
    const context = pluginContext({ project, plugin, key, cache, workers });
    const { result, diagnostics } = await collectErrors({
      doing: `running resolveFences of the plug-in "${plugin.name}" for`,
      file,
      run: () => plugin.resolveFences?.({ ...context, file, fences: own }),
    });
    round.diagnostics.push(...diagnostics, ...(result?.diagnostics ?? []));
    for (const fence of own) {
      const content = result?.fences.get(fence.key);
      if (content !== undefined) addContent({ content, fence, plugin, plugins, file, round });
    }
  }
  return round;
}

function addContent({
  content,
  fence,
  plugin,
  plugins,
  file,
  round,
}: {
  content: FenceContent;
  fence: FenceUse;
  plugin: Plugin;
  plugins: readonly Plugin[];
  file: string;
  round: Round;
}): void {
  const { key, language } = fence;
  if ('props' in content) {
    const component = plugin.markdown?.fences?.[language];
    if (component !== undefined) round.shown.push([key, { component, props: content.props }]);
    return;
  }
  const next = plugins.find(({ markdown }) => markdown?.fences?.[content.language] !== undefined);
  if (next === undefined) {
    round.diagnostics.push(noPlugin({ fence, wanted: content.language, file }));
    return;
  }
  const { alternative, ...rest } = content;
  const alternativeKey = `${key}:alternative`;
  if (alternative !== undefined) round.shown.push([alternativeKey, alternative]);
  round.open.push({
    ...fence,
    ...rest,
    plugin: next.name,
    alternative: alternative === undefined ? fence.alternative : alternativeKey,
  });
}

function endless({ fence, file }: { fence: FenceUse; file: string }): Diagnostic {
  return problem({
    code: 'wrong-hook-result',
    message: `Plug-ins keep replacing this code block: after ${maxRounds} replacements, it is a "${fence.language}" code block, which the plug-in "${fence.plugin}" would replace again.`,
    hint: "The `resolveFences` hooks of two plug-ins replace each other's code blocks. Remove one of the two plug-ins.",
    file,
    line: fence.line,
    column: fence.column,
  });
}

function noPlugin({ fence, wanted, file }: { fence: FenceUse; wanted: string; file: string }): Diagnostic {
  return problem({
    code: 'fence-without-plugin',
    message: `A plug-in turned the "${fence.language}" code block into a "${wanted}" code block, which no plug-in of the site renders.`,
    hint: `Install a plug-in for "${wanted}" code blocks, and add it to \`plugins\` in the configuration.`,
    file,
    line: fence.line,
    column: fence.column,
  });
}
