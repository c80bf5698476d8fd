import { messageFrom } from 'lectern/plugin';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.js';
import { around, comment, intrinsic, project, reflection } from '../read/__fixtures__/project.js';
import { convertProject, placedEntries } from '../read/convert.js';
import { referenceHeadings, referenceTitle } from './headings.js';

const returns = {
  summary: [],
  blockTags: [{ tag: '@returns', content: [{ kind: 'text' as const, text: 'It.' }] }],
};
const signature = { name: 'on', kind: 'method', type: intrinsic('void') } as const;
const entries = placedEntries(
  convertProject({
    project: project({
      'src/index.ts': [],
      'src/Lamp.ts': [
        reflection({
          id: 1,
          name: 'Lamp',
          kind: 'class',
          comment: comment('A lamp.'),
          children: [
            reflection({ id: 2, name: 'level', kind: 'property' }),
            reflection({
              id: 3,
              name: 'turnOn',
              kind: 'method',
              signatures: [reflection({ id: 4, ...signature })],
            }),
          ],
        }),
        reflection({
          id: 5,
          name: 'make',
          kind: 'function',
          signatures: [reflection({ id: 6, ...signature, comment: returns })],
        }),
        reflection({
          id: 7,
          name: 'dim',
          kind: 'function',
          signatures: [reflection({ id: 8, ...signature }), reflection({ id: 9, ...signature })],
        }),
      ],
    }),
    ...around(),
  }),
).map(({ entry }) => entry);

const say = messageFrom({ messages: {}, defaults: messages });

describe('referenceHeadings', () => {
  it('lists members by group, the sections and overloads of a function, and the exports of a module', () => {
    const ids = entries.map((entry) => [
      referenceTitle({ entry, say }),
      ...referenceHeadings({ entry, say }).map(({ id, level, text }) => `${level} ${id}: ${text}`),
    ]);
    expect(ids).toEqual([
      ['API', '2 modules: Modules'],
      ['Modules', '2 index: index', '2 lamp: Lamp'],
      ['Module index'],
      ['Module Lamp', '2 classes: Classes', '2 functions: Functions'],
      [
        'Class Lamp',
        '2 properties: Properties',
        '3 level: level',
        '2 methods: Methods',
        '3 turn-on: turnOn()',
      ],
      ['Function make', '2 returns: Returns'],
      ['Function dim', '2 overload-1: Overload 1', '2 overload-2: Overload 2'],
    ]);
  });

  it('uses translated labels', () => {
    const [, modules] = entries;
    const french = messageFrom({
      messages: { 'theme.reference.kind.modules': 'Modules (fr)' },
      defaults: messages,
    });
    expect(modules && referenceTitle({ entry: modules, say: french })).toBe('Modules (fr)');
  });
});
