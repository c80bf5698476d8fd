import type { FenceUse } from 'lectern/plugin';
import { describe, expect, it } from 'vitest';
import { messagesComponent } from '../components.js';
import type { PackageData } from '../data.js';
import { fence, fencesInput } from './__fixtures__/fences.js';
import { entry, member } from './__fixtures__/outline.js';
import { resolveFences } from './resolve-fences.js';

const lamp = entry('Lamp', { members: [member('turnOn')] });
const recording = {
  name: 'light',
  file: 'pkg/recordings/light.json',
  title: 'Light',
  outside: ['Reader'],
  steps: [{ kind: 'call' as const, from: 'Reader', to: 'Lamp', text: 'turnOn()' }],
};
const lamps = { outline: [lamp, entry('Bulb')], recordings: [recording] };

function resolve(
  fences: readonly FenceUse[],
  packages: Readonly<Record<string, Pick<PackageData, 'outline' | 'recordings'>>> = { api: lamps },
) {
  const { fences: shown, diagnostics = [] } = resolveFences(fencesInput({ fences, packages }));
  return { shown, messages: diagnostics.map(({ code, line, message }) => [code, line, message]) };
}

describe('resolveFences', () => {
  it('converts a class diagram to a Mermaid fence with a title, a description, and a text version', () => {
    const { shown, messages } = resolve([fence({ code: 'Lamp', options: { direction: 'LR' } })]);
    expect(messages).toEqual([]);
    expect(shown.get('intro:fence:0')).toEqual({
      language: 'mermaid',
      code: expect.stringMatching(/^classDiagram\n {2}direction LR\n[\s\S]*\+turnOn\(\) void/),
      title: 'Class diagram',
      description: 'Shows Lamp.',
      alternative: {
        component: messagesComponent,
        props: { text: { kind: 'classes', entries: [expect.objectContaining({ name: 'Lamp' })] } },
      },
    });
  });

  it('generates a sequence diagram from the recording that the fence names', () => {
    const options = { recording: 'light' };
    const { shown } = resolve([fence({ language: 'sequence-diagram', options, title: 'At night' })]);
    expect(shown.get('intro:fence:0')).toMatchObject({
      language: 'mermaid',
      code: expect.stringContaining('p0->>p1: turnOn#40;#41;'),
      title: 'At night',
      description: '1 steps between Reader and Lamp.',
      alternative: { props: { text: { kind: 'steps' } } },
    });
  });

  it('uses the package that the `source` key names', () => {
    const packages = { api: lamps, other: { outline: [entry('Wheel')], recordings: [] } };
    const { shown } = resolve([fence({ options: { source: 'other' } })], packages);
    expect(shown.get('intro:fence:0')).toMatchObject({ description: 'Shows Wheel.' });
    expect(resolve([fence()], packages).messages).toEqual([
      ['diagram-source', 3, 'The class-diagram block does not name a package.'],
    ]);
  });

  it('ignores data from other plug-ins', () => {
    const input = fencesInput({ fences: [fence()], packages: { api: lamps } });
    const others = [null, undefined, 1, 'typedoc', {}, { kind: 'other' }].map((data, index) => ({
      ...input.contents[0],
      id: `other-${index}`,
      data,
    }));
    const contents = [...others, ...input.contents] as typeof input.contents;
    expect(resolveFences({ ...input, contents }).diagnostics).toEqual([]);
  });

  it('reports an unknown export at its line in the document', () => {
    expect(resolve([fence({ code: 'Lamp\n  Lam' })]).messages).toEqual([
      ['unknown-export', 5, 'The package exports no "Lam". Did you mean "Lamp"?'],
    ]);
  });

  it('reports an empty title as a missing value', () => {
    expect(resolve([fence({ title: '' }), fence({ options: { title: true } })]).messages).toEqual([
      ['diagram-option', 3, 'title: found "", expected words.'],
      ['diagram-option', 3, 'title: found nothing, expected words.'],
    ]);
  });
});
