import { expect, it } from 'vitest';
import { around, intrinsic, project, reflection } from './__fixtures__/project.js';
import { convertProject } from './convert.js';
import type { TypeNode } from './typedoc-json.js';

function reference(target: number, name: string): TypeNode {
  return { type: 'reference', name, target };
}

function mapOf(type: TypeNode): TypeNode {
  return { type: 'reference', name: 'Map', typeArguments: [intrinsic('string'), type] };
}

const bulb = reflection({ id: 1, name: 'Bulb', kind: 'interface' });
const plug = reflection({ id: 2, name: 'Plug', kind: 'class' });
const socket = reflection({ id: 3, name: 'Socket', kind: 'class' });
const turn = reflection({
  id: 12,
  name: 'turn',
  kind: 'method',
  flags: { isStatic: true },
  signatures: [
    reflection({
      id: 13,
      name: 'turn',
      kind: 'method',
      parameters: [
        reflection({ id: 14, name: 'socket', kind: 'property', type: reference(3, 'Socket') }),
        reflection({
          id: 15,
          name: 'plug',
          kind: 'property',
          type: reference(2, 'Plug'),
          defaultValue: 'plug',
        }),
      ],
      type: intrinsic('void'),
    }),
  ],
});
const lamp = reflection({
  id: 10,
  name: 'Lamp',
  kind: 'class',
  implementedTypes: [reference(1, 'Bulb')],
  children: [
    reflection({
      id: 11,
      name: '#plugs',
      kind: 'property',
      flags: { isPrivate: true },
      type: mapOf(reference(2, 'Plug')),
    }),
    turn,
    reflection({
      id: 16,
      name: '#self',
      kind: 'property',
      flags: { isPrivate: true },
      type: reference(10, 'Lamp'),
    }),
    reflection({
      id: 17,
      name: 'own',
      kind: 'property',
      type: reference(2, 'Plug'),
      flags: { isInherited: true },
    }),
  ],
});

it('the outline of a TypeScript package lists relations of private members, which its pages leave out', () => {
  const { modules, outline } = convertProject({
    project: project({ 'src/index.ts': [bulb, plug, socket, lamp] }),
    ...around(),
  });
  const [page] = modules[0]?.exports.filter(({ entry }) => entry.name === 'Lamp') ?? [];
  expect(page?.entry.groups.flatMap(({ members }) => members.map(({ name }) => name))).toEqual([
    'own',
    'turn',
  ]);
  expect(outline.at(-1)).toEqual({
    kind: 'class',
    name: 'Lamp',
    to: { route: '/api/index/classes/Lamp' },
    isAbstract: false,
    typeParameters: [],
    members: [
      {
        name: 'turn',
        to: { route: '/api/index/classes/Lamp', anchor: 'turn' },
        isCallable: true,
        isStatic: true,
        isAbstract: false,
        isProtected: false,
        parameters: [
          { name: 'socket', type: 'Socket' },
          { name: 'plug?', type: 'Plug' },
        ],
        type: 'void',
      },
    ],
    privateMembers: ['#plugs', '#self'],
    relations: [
      { kind: 'implements', route: '/api/index/interfaces/Bulb' },
      { kind: 'holds', route: '/api/index/classes/Plug' },
      { kind: 'uses', route: '/api/index/classes/Socket' },
    ],
  });
});
