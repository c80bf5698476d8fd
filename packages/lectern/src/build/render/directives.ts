import type { ShownDirective } from '../../render/contract.js';
import type { LoadModule } from './load-module.js';
import { loadComponent } from './load-module.js';
import type { TextJob } from './text-job.js';

/** Loads the components of the directives of a page. */
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
