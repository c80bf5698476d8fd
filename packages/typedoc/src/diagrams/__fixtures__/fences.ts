import type { FencesInput, FenceUse, SourceContent } from 'lectern/plugin';
import { messageFrom } from 'lectern/plugin';
import type { PackageData } from '../../data.js';
import { messages } from '../../messages.js';

export function fence(fields: Partial<FenceUse> = {}): FenceUse {
  return {
    plugin: 'api',
    key: 'intro:fence:0',
    language: 'class-diagram',
    code: '',
    options: {},
    line: 3,
    column: 1,
    ...fields,
  };
}

export function fencesInput({
  fences,
  packages,
  locale = 'en',
}: {
  fences: readonly FenceUse[];
  packages: Readonly<Record<string, Pick<PackageData, 'outline' | 'recordings'>>>;
  locale?: string;
}): FencesInput {
  const contents = Object.entries(packages).map(([id, data]): SourceContent => {
    const empty = { pages: [], sidebars: [], versions: [], watch: [], diagnostics: [] };
    return { id, ...empty, data: { kind: 'typedoc', ...data } satisfies PackageData };
  });
  const input: Partial<FencesInput> = {
    file: 'docs/intro.md',
    fences,
    contents,
    locale,
    message: messageFrom({ messages: {}, defaults: messages }),
    cache: { get: ({ make }) => make() },
  };
  return input as FencesInput;
}
