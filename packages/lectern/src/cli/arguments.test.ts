import { expect, test } from 'vitest';
import { readArguments } from './arguments.js';

const port = (args: string[], env: { PORT?: string } = {}) => {
  const read = readArguments({ args, env });
  return read.mistake ?? read.port;
};

test('a port comes from the option, else from the variable, else it is the next that is free', () => {
  expect(port(['serve'])).toEqual({ number: 3000, orNext: true });
  expect(port(['serve'], { PORT: '' })).toEqual({ number: 3000, orNext: true });
  expect(port(['serve'], { PORT: '4000' })).toEqual({ number: 4000 });
  expect(port(['dev', 'site', '--port', '0'], { PORT: '4000' })).toEqual({ number: 0 });
});

test('what is no port is said, to commands that listen', () => {
  expect(port(['serve', '--port', 'abc'])).toBe(
    '--port is "abc"; a whole number from 0 to 65535 was expected.',
  );
  expect(port(['dev'], { PORT: '70000' })).toBe(
    'PORT is "70000"; a whole number from 0 to 65535 was expected.',
  );
  expect(port(['build'], { PORT: 'tcp://10.0.0.1' })).toEqual({ number: 3000, orNext: true });
});

test('an option that there is not, or that has no value, is said in one sentence', () => {
  expect(port(['build', '--prot', '3'])).toBe("Unknown option '--prot'.");
  expect(port(['build', '--port'])).toBe("Option '--port <value>' argument missing.");
});
