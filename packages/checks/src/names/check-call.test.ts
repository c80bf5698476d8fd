import { expect, test } from 'vitest';
import { callProblem } from './check-call.js';

const signatures = [
  {
    parameters: [
      { name: 'name', type: 'string' },
      { name: 'action', type: '() => void' },
      { name: 'options?', type: 'Options' },
    ],
    type: 'boolean',
  },
];
const check = (args: string) => callProblem({ name: 'add', args, signatures });

test('calls in inline code: matching arguments, no arguments, and an ellipsis are valid', () => {
  for (const args of ['', "'jump', action", 'name, action, options', "'a, b', () => go(1, 2), { x }", '…'])
    expect([args, check(args)]).toEqual([args, undefined]);
});

test('calls in inline code: the number, names, and types of arguments must match the signature', () => {
  const end = 'The signature is add(name, action, options?).';
  expect(check("'jump'")).toBe(`The call has 1 argument, but 2 are required. ${end}`);
  expect(check('name, action, options, more')).toBe(
    `The call has 4 arguments, but the function has 3 parameters. ${end}`,
  );
  expect(check('action, name')).toBe(`Argument 1 is "action", but the parameter is named "name". ${end}`);
  expect(check('5, action')).toBe(`Argument 1 is a number, but the parameter "name" is a string. ${end}`);
});
