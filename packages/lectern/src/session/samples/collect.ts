import { isMarkdown } from '../../content/page-kinds.js';
import type { SourcePage } from '../../content/types.js';
import type { CompiledFiles, CompiledText } from '../compile/compiler.js';
import { withPartials } from '../partials.js';
import type { Sample } from './types.js';

interface Options {
  siteDir: string;
  pages: Iterable<SourcePage>;
  compiled: CompiledFiles;
}

/** Skips earlier versions, because they describe earlier releases of the library. */
export function collectSamples({ siteDir, pages, compiled }: Options): Sample[] {
  const texts = new Map<string, CompiledText>();
  const generated: Sample[] = [];
  for (const page of pages) {
    if (page.kind === 'generated') generated.push(...(page.samples ?? []));
    if (!isMarkdown(page)) continue;
    if (page.version !== 'current') continue;
    for (const document of withPartials({ siteDir, compiled, file: page.file }))
      if (document.samples.length > 0) texts.set(document.file, document);
  }
  const written = [...texts.values()].flatMap(({ file, samples }) =>
    samples.map((sample) => ({ ...sample, file })),
  );
  return [...written, ...unique(generated)];
}

/** Removes duplicates, because the pages of several classes may show the same member. */
function unique(samples: readonly Sample[]): Sample[] {
  return [...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values()];
}
