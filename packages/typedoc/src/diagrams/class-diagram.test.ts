import { describe, expect, it } from 'vitest';
import { entry, member, relation, words } from './__fixtures__/outline.js';
import { classDiagram } from './class-diagram.js';

const lamp = entry('Lamp', {
  isAbstract: true,
  typeParameters: ['T extends object'],
  members: [
    member('brightness?', { isCallable: false, type: 'number | undefined' }),
    member('constructor', { type: '', parameters: [{ name: 'bulb', type: 'Bulb<T>' }] }),
    member('find', { isStatic: true, parameters: [{ name: '...names', type: 'string[]' }], type: 'Lamp' }),
    member('turn', { isAbstract: true, isProtected: true }),
    member('onChange', {
      parameters: [
        { name: 'listener', type: '(lamp: Lamp, event: { at: Date }) => void' },
        { name: 'options?', type: '{ once?: boolean }' },
      ],
    }),
  ],
  relations: [relation('implements', 'Light'), relation('holds', 'Bulb')],
});
const light = entry('Light', {
  kind: 'interface',
  members: [member('on', { isCallable: false, type: 'boolean' })],
});
const bulb = entry('Bulb');
const desk = entry('Desk', { relations: [relation('extends', 'Lamp'), relation('has', 'Bulb')] });
const make = entry('makeLamp', {
  kind: 'function',
  members: [member('makeLamp', { type: 'Lamp' })],
  relations: [relation('uses', 'Lamp')],
});
const outline = [lamp, light, bulb, desk, make];

function draw(fields: Partial<Parameters<typeof classDiagram>[0]> = {}) {
  return classDiagram({
    entries: outline,
    outline,
    showMembers: true,
    direction: 'TB',
    messages: words,
    ...fields,
  });
}

describe('classDiagram', () => {
  it('draws members with their types, and each kind of relation', () => {
    expect(draw({ title: 'Lamps' }).code).toBe(`classDiagram
  direction TB
  accTitle: Lamps
  accDescr: Shows Lamp and Light and Bulb and Desk and makeLamp. Lamp implements Light. Lamp holds any number of Bulb. Desk extends Lamp. Desk has Bulb. makeLamp takes or returns Lamp.
  class c0["Lamp#60;T extends object#62;"] {
    <<abstract>>
    +brightness?: number #124; undefined
    +constructor(bulb#58; Bulb#60;T#62;)
    +find(...names#58; string#91;#93;) Lamp$
    #turn() void*
    +onChange(listener, options?) void
  }
  class c1["Light"] {
    <<interface>>
    +on: boolean
  }
  class c2["Bulb"]
  class c3["Desk"]
  class c4["makeLamp"] {
    <<function>>
    +makeLamp() Lamp
  }
  c1 <|.. c0
  c0 o-- c2
  c0 <|-- c3
  c3 --> c2
  c4 ..> c0`);
  });

  it('draws related classes without members if showMembers is false', () => {
    const { code, text } = draw({ entries: [desk], showMembers: false, direction: 'LR' });
    expect(code.split('\n').slice(4)).toEqual([
      '  class c0["Desk"]',
      '  class c1["Lamp#60;T extends object#62;"] {',
      '    <<abstract>>',
      '  }',
      '  class c2["Bulb"]',
      '  c1 <|-- c0',
      '  c0 --> c2',
    ]);
    expect(text).toEqual({
      kind: 'classes',
      entries: [
        {
          name: 'Desk',
          to: { route: '/api/Desk' },
          kind: 'class',
          members: [],
          relations: [
            { kind: 'extends', others: [{ name: 'Lamp', to: { route: '/api/Lamp' } }] },
            { kind: 'has', others: [{ name: 'Bulb', to: { route: '/api/Bulb' } }] },
          ],
        },
      ],
    });
  });

  it('describes each member in full, regardless of its length', () => {
    const { text } = draw();
    const members = text.kind === 'classes' ? (text.entries[0]?.members ?? []) : [];
    expect(members.map(({ name, rest }) => name + rest)).toEqual([
      'brightness?: number | undefined',
      'constructor(bulb: Bulb<T>)',
      'find(...names: string[]): Lamp',
      'turn(): void',
      'onChange(listener: (lamp: Lamp, event: { at: Date }) => void, options?: { once?: boolean }): void',
    ]);
  });
});
