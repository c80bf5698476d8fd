import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { guarded } from '../diagnostics/internal-error.js';
import { messageFrom } from '../messages/theme.js';
import { attachBranches } from './attach-branches.js';
import { decorateSidebars } from './decorate-sidebars.js';
import type { ContentReader, ReadOptions } from './reader-types.js';
import type { SourceContent } from './types.js';

interface Options extends Omit<ReadOptions, 'message'> {
  readers: readonly ContentReader[];
  messages?: Readonly<Record<string, string>>;
}

export async function readSources({
  readers,
  locationInConfig,
  messages = {},
  ...options
}: Options): Promise<SourceContent[]> {
  const read = await Promise.all(
    readers.map(({ key, name, defaultMessages = {}, read: readOne }) =>
      guarded({
        doing:
          key[0] === 'plugins' ? `running read of the plug-in "${name}"` : `reading the source "${name}"`,
        run: () =>
          readOne({
            ...options,
            message: messageFrom({ messages, defaults: defaultMessages, locale: options.locale }),
            locationInConfig: (path) => locationInConfig?.([...key, ...path]) ?? {},
          }),
      }),
    ),
  );
  const contents = decorateSidebars(attachBranches(read));
  const taken = pageRoutes(contents);
  return contents.map((content, index) => ({
    ...content,
    // A docs source at `/` adds a redirect from `/`. A home page in a pages source replaces the redirect.
    pages: content.pages.filter((page) => page.kind !== 'redirect' || !taken.has(page.route)),
    diagnostics: [...duplicateId({ contents, readers, index }), ...content.diagnostics],
  }));
}

function pageRoutes(contents: readonly SourceContent[]): Set<string> {
  return new Set(
    contents.flatMap(({ pages }) =>
      pages.filter(({ kind }) => kind !== 'redirect').map(({ route }) => route),
    ),
  );
}

function duplicateId({
  contents,
  readers,
  index,
}: {
  contents: readonly SourceContent[];
  readers: readonly ContentReader[];
  index: number;
}): Diagnostic[] {
  const id = contents[index]?.id;
  if (contents.findIndex((content) => content.id === id) === index) return [];
  const [list, number] = readers[index]?.key ?? [];
  // Sources that a plug-in reads have no index in the configuration.
  if (number === undefined) return [];
  return [
    problem({
      code: 'duplicate-source-id',
      message: `${String(list)}[${String(number)}]: another source already has the ID "${id}".`,
      hint: 'Give each source a unique ID: versions, translations, and links use it.',
    }),
  ];
}
