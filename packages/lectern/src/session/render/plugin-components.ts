import type { ShownDirective, ShownFrame } from './contract.js';
import type { TextJob } from './document-job.js';
import type { LoadModule } from './load-module.js';
import { loadComponent } from './load-module.js';

export async function loadDirectives({
  directives,
  file,
  loadModule,
}: Pick<TextJob, 'directives'> & { file: string; loadModule: LoadModule }): Promise<
  Map<string, ShownDirective>
> {
  const shown = new Map<string, ShownDirective>();
  for (const [key, { module, props }] of directives)
    shown.set(key, { Component: await loadComponent({ key: module, file, loadModule }), props });
  return shown;
}

export async function loadNamedComponents({
  components,
  file,
  loadModule,
}: Pick<TextJob, 'components'> & { file: string; loadModule: LoadModule }): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    components.map(
      async ([name, module]) => [name, await loadComponent({ key: module, file, loadModule })] as const,
    ),
  );
  return Object.fromEntries(loaded);
}

export async function loadFrame({
  frame,
  file,
  loadModule,
}: Pick<TextJob, 'frame'> & { file: string; loadModule: LoadModule }): Promise<ShownFrame | undefined> {
  if (frame === undefined) return undefined;
  const { module, props, takes, inner } = frame;
  const load = (key: string): Promise<unknown> => loadComponent({ key, file, loadModule });
  return {
    Component: await load(module),
    props: inner === undefined ? props : { ...props, Component: await load(inner) },
    takes,
  };
}
