import { mermaid } from '@lectern/mermaid';
import { describe, expect, it } from 'vitest';
import { fence, fencesInput } from './__fixtures__/fences.js';
import { entry, member, relation } from './__fixtures__/outline.js';
import { resolveFences } from './resolve-fences.js';

const lamp = entry('Lamp', {
  typeParameters: ['T extends object'],
  members: [
    member('brightness?', { isCallable: false, type: 'number | undefined' }),
    member('constructor', { type: '', parameters: [{ name: 'bulb', type: 'Bulb<T>' }] }),
  ],
  relations: [relation('implements', 'Light')],
});
const light = entry('Light', { kind: 'interface', members: [member('on')] });
const recording = {
  name: 'light',
  file: 'pkg/recordings/light.json',
  title: 'Light',
  outside: ['Reader'],
  steps: [
    { kind: 'call' as const, from: 'Reader', to: 'Lamp', text: 'constructor("a rather long argument")' },
  ],
};
const packages = { api: { outline: [lamp, light], recordings: [recording] } };

async function drawn(fields: Parameters<typeof fence>[0]) {
  const written = fence(fields);
  const content = resolveFences(fencesInput({ fences: [written], packages })).fences.get(written.key);
  if (content === undefined || 'props' in content) throw new Error('The fence is no Mermaid fence.');
  const { alternative: _, ...rest } = content;
  const generated = { ...written, ...rest, plugin: 'mermaid', alternative: 'words' };
  const result = await mermaid({}).resolveFences?.(fencesInput({ fences: [generated], packages }));
  expect(result?.diagnostics ?? []).toEqual([]);
  const shown = result?.fences.get(written.key);
  if (shown === undefined || !('props' in shown)) throw new Error('The fence was not drawn.');
  return shown.props as { svg: string; title: string; description: string; alternative: string };
}

describe('a diagram of TypeScript code, drawn by the Mermaid plug-in', () => {
  it('shows characters that have a special meaning in Mermaid', async () => {
    const { svg } = await drawn({});
    const text = svg.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    for (const label of [
      'Lamp<T extends object>',
      '+brightness?: number | undefined',
      '(bulb: Bulb<T>)',
      '«interface»',
    ])
      expect(text).toContain(label);
  });

  it('keeps its title, description, and text version', async () => {
    const { svg, ...shown } = await drawn({ language: 'sequence-diagram', options: { recording: 'light' } });
    expect(svg).toContain('constructor(…)');
    expect(shown).toMatchObject({
      kind: 'sequence',
      title: 'Light',
      description: '1 steps between Reader and Lamp.',
      alternative: 'words',
    });
  });
});
