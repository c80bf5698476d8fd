import type { Diagnostic, DirectiveUse } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import type { TraceItem, TraceKind } from './types.js';
import { implementations } from './types.js';

/** The attributes that `::trace` accepts for each kind of ID. */
const attributesOf: Readonly<Record<TraceKind, readonly string[]>> = {
  requirement: ['state', 'parent', 'use-cases', 'needs'],
  'use-case': ['designs'],
  design: ['api'],
  procedure: ['verifies'],
  'test-case': ['verifies'],
  'unit-test': [],
};

type Fields = Partial<
  Pick<TraceItem, 'implementation' | 'needs' | 'parents' | 'useCases' | 'designs' | 'verifies' | 'symbols'>
>;

/** A later step checks whether the IDs and symbols in the attributes exist. */
export function readRelations({
  item,
  directive: { attributes, line, column },
  file,
}: {
  item: TraceItem;
  directive: DirectiveUse;
  file: string;
}): { fields: Fields; diagnostics: Diagnostic[] } {
  const known = attributesOf[item.kind];
  const diagnostics: Diagnostic[] = [];
  const fail = (message: string, hint: string): void =>
    void diagnostics.push(problem({ code: 'trace-directive', message, hint, file, line, column }));
  for (const name of Object.keys(attributes).filter((found) => !known.includes(found))) {
    fail(
      `The ::trace of ${item.id} has an unknown attribute "${name}".${didYouMean({ found: name, known })}`,
      `Attributes of a ${item.kind.replace('-', ' ')}: ${known.join(', ')}.`,
    );
  }
  const names = (name: string): string[] =>
    known.includes(name) ? (attributes[name] ?? '').split(/[\s,]+/).filter(Boolean) : [];
  const [state] = names('state');
  const implementation = implementations.find((word) => word === state);
  if (state !== undefined && implementation === undefined)
    fail(
      `The ::trace of ${item.id} has an unknown state "${state}".${didYouMean({ found: state, known: implementations })}`,
      `States: ${implementations.join(', ')}.`,
    );
  const [wanted] = names('needs');
  const needs = wanted === 'people' || wanted === 'speech' ? wanted : undefined;
  if (wanted !== undefined && needs === undefined)
    fail(
      `The ::trace of ${item.id} has an unknown value for the attribute "needs": "${wanted}".${didYouMean({ found: wanted, known: ['people', 'speech'] })}`,
      'Use "people" or "speech". Omit the attribute if automated tests can verify the requirement.',
    );
  return {
    fields: {
      ...(needs === undefined ? {} : { needs }),
      ...(implementation === undefined ? {} : { implementation }),
      parents: names('parent'),
      useCases: names('use-cases'),
      designs: names('designs'),
      verifies: names('verifies'),
      symbols: names('api').map((name) => ({ name, route: '' })),
    },
    diagnostics,
  };
}
