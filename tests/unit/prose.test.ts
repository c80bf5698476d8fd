import { expect, test } from 'vitest';
import { checkSubject } from '../../scripts/prose/commits.mjs';
import { readingLevel } from '../../scripts/prose/reading-level.mjs';
import { checkStyle } from '../../scripts/prose/style.mjs';
import { onlyComments, onlyMessages, onlyTitles, termProblems } from '../../scripts/prose/terms.mjs';

function problems(text: string, file = 'site/docs/a.mdx'): string[] {
  return checkStyle({ file, text }).map(
    ({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`,
  );
}

test('prose: each mistake is reported with its location and its fix', () => {
  const text = [
    '---',
    'title: Simply a title',
    '---',
    '',
    "import Box from './Box';",
    '',
    'This is the the end, and it is *easy*: TODO.',
    '',
    ':::tip[Simply]',
    'For more, click here.',
    ':::',
    '',
    '`simply` is code.',
    '',
    '```',
    'TODO',
    '```',
    '',
    '```nolanguage',
    '```',
    '',
  ].join('\n');
  expect(problems(text)).toEqual([
    '7:9 Unexpected repeated "the". Write it once.',
    '7:33 "easy" is a wording to avoid. Remove it: what is easy for one reader is hard for another.',
    '7:40 "TODO" is a wording to avoid. Write the missing text, or remove the placeholder.',
    '10:11 "click here" is a wording to avoid. Use link text that says where the link leads.',
    '15:1 The code block has no language. Add a language after the backticks, such as "text" for plain text.',
    '19:1 The language "nolanguage" has no syntax highlighting. Add a language after the backticks, such as "text" for plain text.',
  ]);
});

test('prose: sentence length is limited in pages, but not in notes for contributors', () => {
  const sentence = `${Array.from({ length: 46 }, (_, index) => `word${'a'.repeat(index)}`).join(' ')}.`;
  expect(problems(`${sentence}\n`)).toEqual([
    '1:1 The sentence has 46 words. Split it: a sentence may have at most 45 words.',
  ]);
  expect(problems(`${sentence}\n`, 'contributing/README.md')).toEqual([]);
});

test('prose: a word to avoid is reported with its replacement, outside of code and links', () => {
  expect(problems('Mend it. `mend` [this](mend.md)\n')).toEqual([
    '1:1 "Mend" is a wording to avoid. Write: fix.',
  ]);
  expect(problems('The licence of the code.\n')).toEqual([
    '1:5 "licence" is a wording to avoid. Write: license.',
  ]);
});

test('prose: prose-allow allows a word only with a reason', () => {
  expect(problems('{/* prose-allow: a quotation */}\nMend it.\n')).toEqual([]);
  expect(problems('{/* prose-allow: */}\nMend it.\n')).toHaveLength(1);
});

test('prose: comments are checked, but not the code next to the comments', () => {
  const source = "const text = 'sign of life'; // The first sign of life.\n/*\n * In small letters.\n */\n";
  const found = termProblems({ lines: onlyComments(source), where: 'everywhere' });
  expect(found.map(({ line, column, fix }) => `${line}:${column} ${fix}`)).toEqual([
    '1:43 Write: first interaction.',
    '3:4 Write: in lower case.',
  ]);
});

test('prose: messages in code are checked, but not the names and comments next to the messages', () => {
  const source =
    "fail({ code: 'mended', hint: 'Mend the link in the page.' }); // Not 'mend the link in it'.\n";
  const found = termProblems({ lines: onlyMessages(source), where: 'prose' });
  expect(found.map(({ line, column, fix }) => `${line}:${column} ${fix}`)).toEqual(['1:31 Write: fix.']);
});

test('prose: a commit subject has at most 72 characters and no word to avoid', () => {
  expect(checkSubject({ hash: 'abc', subject: 'search: rank titles first' })).toEqual([]);
  expect(checkSubject({ hash: 'abc', subject: `search: ${'a'.repeat(65)}` })).toEqual([
    {
      file: 'commit abc',
      line: 1,
      column: 73,
      message: 'The subject has 73 characters.',
      fix: 'Shorten it to 72, and put the rest in the body.',
    },
  ]);
  expect(checkSubject({ hash: 'abc', subject: 'search: a page is made anew' })).toHaveLength(1);
});

test('prose: a commit subject names the part and the change', () => {
  const found = (subject: string): string[] =>
    checkSubject({ hash: 'abc', subject }).map(({ column, message }) => `${column} ${message}`);
  for (const subject of [
    'docs, messages: shorten long sentences',
    'session/render: read the source map once',
    'migration guide: list the names of theme components',
    'Update test evidence',
    "Merge branch 'sites'",
  ])
    expect(found(subject), subject).toEqual([]);
  expect(found('Let results take nothing from the searches')).toEqual([
    '1 The subject does not start with the part that has changed.',
  ]);
  expect(found('docs: fix what a new reader stumbled over')).toEqual([
    '11 "what a new reader stumbled" does not say what has changed.',
  ]);
  for (const subject of [
    'comments: keep the reasons in the theme',
    'site: reword sentences that need a second reading',
    'comments: reword the last unclear ones',
  ])
    expect(found(subject), subject).toHaveLength(1);
});

test('prose: the reading level counts sentences, but not headings or code', () => {
  const plain = readingLevel('# A title\n\nThe cat sits here. The dog runs off.\n\n```ts\nlet a;\n```\n');
  expect(plain.words).toBe(8);
  expect(plain.sentenceLength).toBe(4);
  expect(plain.ease).toBeGreaterThan(100);
  const hard = readingLevel('Institutional considerations necessitate comprehensive documentation.\n');
  expect(hard.grade).toBeGreaterThan(plain.grade + 10);
});

test('prose: a phrase to avoid is reported with its replacement', () => {
  const found = (text: string): string[] =>
    termProblems({ lines: [text], where: 'everywhere' }).map(({ message, fix }) => `${message} ${fix}`);
  expect(found('It takes the place of the page, in a process of its own.')).toEqual([
    '"takes the place of" is a wording to avoid. Write: replace.',
    '"a process of its own" is a wording to avoid. Write: its own X, a separate X, or a custom X.',
  ]);
  expect(found('What it returns is no page, nothing where the file is missing.')).toEqual([
    '"is no page" is a wording to avoid. Write: is not a X.',
    '"nothing where" is a wording to avoid. Write: undefined if, or throws if.',
  ]);
  for (const phrase of [
    'The recognizer of commands listens.',
    'Each of them has processes of its own.',
    'Ask somebody.',
    'Names are compared without case.',
    'A Markdown file is beside the page.',
    'The build goes on without the cache.',
    '@throws LecternError where it cannot be read.',
    'The captions in their order.',
    'The file is no model.',
    'Both folders hold the same links.',
    'The bundle contains nothing of the site.',
    'The longest name wins.',
    'Props travel to the browser.',
    'The island loads when a reader reaches for it.',
    'A folder in its place is replaced.',
    'Words that may stand before a command.',
    'The address of the page changes.',
    'Where there is work for threads, the heap may grow.',
    'A small build goes without it.',
    'It brings its model.',
    'Hashing them took as long again.',
    'An own component renders it.',
    'The document has 13 MB.',
    'A card has that of its document.',
    'A footer of which a part is replaced is shown.',
    'The modules import each other in a circle.',
    'Or the other way round.',
    'He learnt it.',
  ])
    expect(found(phrase), phrase).toHaveLength(1);
  for (const phrase of [
    'The check takes time that grows with the square of the length.',
    'The folder to write to; absent: the current one.',
    '/** True if the page has errors. */',
    '/** Undefined for other files. */',
    '/** None if the page has errors. */',
    '/** The one that was read last. */',
    '/** The same, without links. */',
  ])
    expect(found(phrase), phrase).toHaveLength(1);
  expect(found('/** The path; undefined for other files. True if so. */')).toEqual([]);
  expect(found('There is no page.')).toEqual([]);
  expect(found('It creates an own property. The page has 13 headings. Draw a circle.')).toEqual([]);
  expect(found('Lamp holds any number of bulbs. Hold down the key. Where is it, and why?')).toEqual([]);
  expect(found('A command goes on its own line, in the folder where it is used.')).toEqual([]);
});

test('prose: in test files, only the titles are checked', () => {
  const source = [
    "test('a mended link', () => {",
    "  it('can be mended', mend);",
    "])('is found is found: %s', () => {",
    "  expect('mended');",
    '])(',
    "  'a mended title on its own line',",
    "  'mended',",
  ].join('\n');
  const found = termProblems({ lines: onlyTitles(source), where: 'titles' });
  expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '1:9 "mended" is a wording to avoid.',
    '2:14 "mended" is a wording to avoid.',
    '3:5 "is found is found" is a wording to avoid.',
    '6:6 "mended" is a wording to avoid.',
  ]);
});
