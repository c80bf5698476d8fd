import * as odd from './odd-pieces.js';
import type { Construct } from './repeats.js';
import { listed, some, times } from './repeats.js';

export const inlineConstructs: Readonly<Record<string, Construct>> = {
  'odd characters': (random) => times(random, 200, () => random.pick(odd.oddCharacters)),
  'one odd character, often': (random) => some(random, 3000, random.pick(odd.oddCharacters)),
  'combining marks': (random) => `a${some(random, 3000, '\u0301\u0489')}b`,
  'a line of many words': (random) => some(random, 20_000, 'word '),
  'a long word': (random) => some(random, 100_000, 'w'),
  'many tabs': (random) => some(random, 5000, '\t'),
  'runs of emphasis': (random) =>
    some(random, 600, random.pick(listed('*_  **a*  _a__  ~~a~  ***  *a _b  _*a'))),
  'runs of backticks': (random) => times(random, 40, (index) => `${'`'.repeat(index + 1)}a`),
  'runs of tildes': (random) => some(random, 500, random.pick(['~', '~~', '~~~'])),
  'numeric entities': (random) =>
    times(random, 50, () =>
      random.pick(listed('&#x110000;  &#99999999999999;  &#0;  &#xD800;  &#x1F;  &notit;  &amp')),
    ),
  'links that are broken off': (random) =>
    some(random, 300, random.pick(listed('[a](  [a](<  [a]("  [a][  ![[a](b)  [[a]  [a](b "c'))),
  links: (random) => times(random, 20, () => `[a](${random.pick(odd.addresses)}) `),
  images: (random) =>
    times(random, 10, () => `![${random.pick(['', 'a', ']', '`'])}](${random.pick(odd.addresses)})`),
  autolinks: (random) =>
    times(random, 30, () =>
      random.pick(
        listed('https://a.b  www.a  a@b.c  <https://a.b>  http://  www..  xmpp:a@b  https://é.example/%zz'),
      ),
    ),
  expressions: (random) => times(random, 4, () => `a {${random.pick(odd.expressions)}} `),
  'open expressions': (random) => random.pick(odd.openExpressions),
  'text directives': (random) =>
    times(
      random,
      30,
      () =>
        `:${random.pick([...odd.names, ...listed('a  kbd  literal  icon  +1  smile  a-  1')])}${random.pick(['', ...odd.directiveTails])} `,
    ),
  elements: (random) =>
    times(
      random,
      6,
      () => `<${random.pick(['', '/'])}${random.pick(odd.tags)}${random.pick(odd.attributes)}>`,
    ),
  'footnote references': (random) =>
    times(random, 200, () => `[^${random.pick(['a', 'b', ...odd.names, '1', ''])}]`),
  math: (random) => times(random, 30, () => random.pick(listed('$  $$  $a$  \\(  $`a`$  \\$'))),
  escapes: (random) => times(random, 300, () => random.pick(listed('\\  \\\\  \\{  \\<  \\:  \\[  \\\n'))),
};
