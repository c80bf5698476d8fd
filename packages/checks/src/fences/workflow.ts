import { locationOf } from './config.js';
import { literalOfData } from './data.js';
import type { JsonSchema } from './schema.js';
import { schemaProblems } from './schema.js';
import type { FenceProblem } from './types.js';

const open: JsonSchema = {};

function keys(names: string, properties: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  const all = Object.fromEntries(names.split(' ').map((name) => [name, open]));
  return { type: 'object', additionalProperties: false, properties: { ...all, ...properties } };
}

const level: JsonSchema = { enum: ['read', 'write', 'none'] };
const scopes =
  'actions attestations checks contents deployments discussions id-token issues models packages pages pull-requests ' +
  'repository-projects security-events statuses';
const permissions: JsonSchema = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(scopes.split(' ').map((name) => [name, level])),
    },
    { type: 'string', enum: ['read-all', 'write-all'] },
  ],
};
const step = keys('id if name uses run shell with env continue-on-error timeout-minutes working-directory');
const job = keys(
  'name needs if runs-on environment concurrency outputs env defaults timeout-minutes continue-on-error container ' +
    'services uses with secrets',
  {
    permissions,
    strategy: keys('matrix fail-fast max-parallel'),
    steps: { type: 'array', items: step },
  },
);

/** The keys that the documentation of GitHub Actions lists. */
const workflow = keys('name run-name on env defaults concurrency', {
  permissions,
  jobs: { type: 'object', additionalProperties: job },
});

/** A snippet may contain only the steps of a job. */
export function workflowProblems(code: string): FenceProblem[] {
  const value = literalOfData(code);
  if (value === undefined) return [];
  const schema: JsonSchema = value.kind === 'list' ? { type: 'array', items: step } : workflow;
  return schemaProblems({ value, schema }).map(({ offset, message }) => ({
    ...locationOf({ text: code, offset }),
    message,
  }));
}
