import { expect, it } from 'vitest';
import { similarCommands } from './similar.js';

const PRONUNCIATIONS: Readonly<Record<string, readonly string[]>> = {
  jump: ['JH AH M P'],
  bump: ['B AH M P'],
  stop: ['S T AA P', 'S T AO P'],
  shop: ['SH AA P'],
  stall: ['S T AO L'],
  scroll: ['S K R OW L'],
  up: ['AH P'],
  down: ['D AW N'],
  introduction: ['IH N T R AH D AH K SH AH N'],
  production: ['P R AH D AH K SH AH N'],
  introductions: ['IH N T R AH D AH K SH AH N Z'],
};

it.each([
  [['jump', 'bump'], [['jump', 'bump']]],
  [['jump', 'stop', 'bump'], [['jump', 'bump']]],
  [['stop', 'shop'], []],
  // "Stall" is similar only to the British pronunciation of "stop".
  [['stop', 'stall'], [['stop', 'stall']]],
  [['scroll up', 'scroll down', 'up'], []],
  [['introduction', 'introductions', 'production'], [['introduction', 'introductions']]],
])('similar commands: the pairs in %j that sound alike are %j', (names, expected) => {
  const commands = names.map((name) => ({
    name,
    words: name.split(' ').map((word) => ({ word, pronunciations: PRONUNCIATIONS[word] ?? [] })),
  }));
  expect(similarCommands(commands).map(({ name, other }) => [name, other])).toEqual(expected);
});
