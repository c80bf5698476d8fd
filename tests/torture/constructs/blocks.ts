import * as odd from './odd-pieces.js';
import type { Construct } from './repeats.js';
import { between, listed, some, times } from './repeats.js';

export const blockConstructs: Readonly<Record<string, Construct>> = {
  'a table with many columns': (random) => {
    const count = between(random, 2, 10_000);
    return `|${' a |'.repeat(count)}\n|${' - |'.repeat(count)}\n|${' b |'.repeat(random.below(count) + 1)}`;
  },
  'a table with many rows': (random) => `|a|b|\n|-|:-:|\n${some(random, 3000, '|c|d|\n')}`,
  'a table in a quote in a list': (random) =>
    `- > | a | b |\n  > |---|---|\n${some(random, 20, '  > | \\| | `|` |\n')}`,
  'what is almost a table': (random) =>
    times(random, 20, () =>
      random.pick(listed('|a|\n|-\n  |-|\n  |a|b|\n|-|\n|  | {1 | 2} |\n|-|-|\n  |<b>|\n|-|\n')),
    ),
  footnotes: (random) => times(random, 300, (index) => `[^${index % 40}]: a [^${random.below(60)}]\n\n`),
  'a footnote with blocks': (random) =>
    `[^a]\n\n[^a]: > - \`\`\`js\n${some(random, 10, '      a\n')}\n    :::note\n    [^a]\n    :::`,
  comments: (random) => random.pick(odd.comments),
  'imports in odd places': (random) => random.pick(odd.importStatements),
  exports: (random) =>
    `export ${random.pick(odd.exportHeads)} ${random.pick([...odd.names, 'a', '{ a, ...b }', '[a, a]', ''])} ${random.pick(odd.exportTails)}`,
  'admonitions in lists in quotes': (random) =>
    times(random, 20, (index) => {
      const name = random.pick(['note', 'tip', 'tabs', 'steps', '', ...odd.names]);
      return `${random.pick(['> ', '- ', '1. ', '  ', ''])}:::${':'.repeat(index % 4)}${name}${random.pick(['', ' a', ...odd.directiveTails])}\n`;
    }),
  'leaf directives': (random) =>
    times(
      random,
      10,
      () => `::${random.pick([...odd.names, 'a', 'include'])}${random.pick(odd.directiveTails)}\n\n`,
    ),
  headings: (random) =>
    times(
      random,
      100,
      () => `${'#'.repeat(1 + random.below(7))} ${random.pick([...odd.names, ...odd.headingTexts])}\n`,
    ),
  'setext headings': (random) =>
    times(random, 50, () => `a\n${random.pick(listed('=  -  ==\t   ---  = =='))}${some(random, 50, '=')}\n`),
  'code fences': (random) =>
    times(random, 8, () => {
      const info = `${random.pick([...odd.names, ...odd.languages])} ${random.pick(odd.codeMetas)}`;
      return `${random.pick(['```', '~~~', '````', ' ```'])}${info}\n${random.pick(odd.codeLines)}\n${random.pick(['```', '~~~', '', '````'])}\n`;
    }),
  lists: (random) =>
    times(
      random,
      100,
      () =>
        `${' '.repeat(random.below(9))}${random.pick(odd.listMarkers)}${random.pick([' a', '', '\ta', '     a'])}\n`,
    ),
  definitions: (random) =>
    times(
      random,
      100,
      () =>
        `[${random.pick([...listed('a  A  ẞ  ss  ]  ^a'), ...odd.names])}]: ${random.pick(odd.addresses)}\n`,
    ),
  'elements with blocks': (random) =>
    times(random, 8, () => {
      const inner = random.pick(['a', '- a', '> a', '# a', ':::note', '']);
      return `<${random.pick(odd.elements)}>\n\n${inner}\n\n${random.pick(['</div>', '</Tabs>', '', '</details>'])}\n`;
    }),
  'thematic breaks': (random) =>
    times(random, 100, () => random.pick(listed('---\n  ***\n  _ _ _\n  +++\n  ...\n  ===\n'))),
  'blank lines': (random) =>
    some(random, 20_000, random.pick(['\n', ' \n', '\t\n', '\r', '\\\n', '  \n', '\u00A0\n'])),
  'a statement with template literals': (random) =>
    `export const a = \`${some(random, 100, random.pick(listed('§{`  `}  §{1}  \\`  \n')))}\`;`,
  'arrays in attributes': (random) =>
    `<Tabs values={${'['.repeat(between(random, 1, 30))}{ a: ${random.pick(odd.expressions)} }${']'.repeat(between(random, 1, 30))}} />`,
};
