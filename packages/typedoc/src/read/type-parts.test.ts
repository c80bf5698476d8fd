import { describe, expect, it } from 'vitest';
import { intrinsic, reflection } from './__fixtures__/project.js';
import { textOf } from './parts.js';
import { typeParts } from './type-parts.js';
import type { TypeNode } from './typedoc-json.js';

const string = intrinsic('string');
const number = intrinsic('number');
const lamp: TypeNode = { type: 'reference', name: 'Lamp', target: 7 };
const targets = new Map([[7, { route: '/api/Lamp' }]]);
const union: TypeNode = { type: 'union', types: [string, number] };

function call(type: TypeNode): TypeNode {
  const parameters = [reflection({ id: 3, name: 'value', kind: 'property', type: number })];
  const signature = { ...reflection({ id: 2, name: '__type', kind: 'function', type, parameters }) };
  return {
    type: 'reflection',
    declaration: { id: 1, name: '__type', kind: 65_536, signatures: [signature] },
  };
}

const cases: [string, TypeNode | undefined][] = [
  ['any', undefined],
  ['(string | number)[]', { type: 'array', elementType: union }],
  [
    "'it\\'s \"on\"' | 1 | true | null",
    {
      type: 'union',
      types: ['it\'s "on"', 1, true, null].map((value) => ({ type: 'literal', value })),
    },
  ],
  ['-5n', { type: 'literal', value: { value: '5', negative: true } }],
  ['Map<string, Lamp>', { type: 'reference', name: 'Map', typeArguments: [string, lamp] }],
  [
    'readonly string[]',
    {
      type: 'typeOperator',
      operator: 'readonly',
      target: { type: 'array', elementType: string },
    },
  ],
  [
    '(keyof Lamp)[]',
    { type: 'array', elementType: { type: 'typeOperator', operator: 'keyof', target: lamp } },
  ],
  [
    '[low: number, high?: number, ...string[]]',
    {
      type: 'tuple',
      elements: [
        { type: 'namedTupleMember', name: 'low', element: number },
        { type: 'namedTupleMember', name: 'high', isOptional: true, element: number },
        { type: 'rest', elementType: { type: 'array', elementType: string } },
      ],
    },
  ],
  ['(value: number) => string', call(string)],
  ['((value: number) => string) | string', { type: 'union', types: [call(string), string] }],
  ['value is Lamp', { type: 'predicate', name: 'value', targetType: lamp }],
  ['asserts value', { type: 'predicate', name: 'value', asserts: true }],
  [
    "Lamp['name']",
    { type: 'indexedAccess', objectType: lamp, indexType: { type: 'literal', value: 'name' } },
  ],
  ['typeof Lamp', { type: 'query', queryType: lamp }],
  [
    'Lamp extends string ? number : (infer T)[]',
    {
      type: 'conditional',
      checkType: lamp,
      extendsType: string,
      trueType: number,
      falseType: { type: 'array', elementType: { type: 'inferred', name: 'T' } },
    },
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the type itself is written like this.
  ['`on-${string}!`', { type: 'templateLiteral', head: 'on-', tail: [[string, '!']] }],
  [
    '{ -readonly [K in string]?: Lamp }',
    {
      type: 'mapped',
      parameter: 'K',
      parameterType: string,
      readonlyModifier: '-',
      optionalModifier: '+',
      templateType: lamp,
    },
  ],
  [
    '{ readonly a: string; b?: number }',
    {
      type: 'reflection',
      declaration: reflection({
        id: 1,
        name: '__type',
        kind: 'property',
        children: [
          reflection({ id: 2, name: 'a', kind: 'property', type: string, flags: { isReadonly: true } }),
          reflection({ id: 3, name: 'b', kind: 'property', type: number, flags: { isOptional: true } }),
        ],
      }),
    },
  ],
  ['{}', { type: 'reflection', declaration: reflection({ id: 1, name: '__type', kind: 'property' }) }],
  ['Strange', { type: 'someday', name: 'Strange' }],
];

describe('typeParts', () => {
  it.each(cases)('writes the type %s as in TypeScript', (text, type) => {
    expect(textOf(typeParts({ type, targets }))).toBe(text);
  });

  it('highlights the type, links names that have pages, and joins adjacent parts of the same kind', () => {
    const type: TypeNode = { type: 'union', types: [{ type: 'array', elementType: lamp }, string, union] };
    expect(typeParts({ type, targets })).toEqual([
      { text: 'Lamp', token: 't', to: { route: '/api/Lamp' } },
      { text: '[] | ' },
      { text: 'string', token: 'k' },
      { text: ' | (' },
      { text: 'string', token: 'k' },
      { text: ' | ' },
      { text: 'number', token: 'k' },
      { text: ')' },
    ]);
  });
});
