/** Every engine in the benchmark can build the generated documents. The same count always produces the same bytes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORDS = (
  'voice command player game board speech model sample signal filter window sound action history library map ' +
  'microphone block rate noise phrase answer button screen reader page writer team test design system part place ' +
  'order value number result field state event time second minute memory cost size light path'
).split(' ');

const FOLDER_SIZE = 50;

/** @returns {{ file: string, title: string, text: string }[]} Files, relative to the docs folder. */
export function pages({ count }) {
  return Array.from({ length: count }, (_, index) => page({ index, count }));
}

export function writePages({ dir, count, suffix = '.md' }) {
  rmSync(dir, { recursive: true, force: true });
  const made = pages({ count });
  for (const folder of new Set(made.map(({ file }) => path.dirname(file))))
    mkdirSync(path.join(dir, folder), { recursive: true });
  for (const { file, text } of made) writeFileSync(path.join(dir, file.replace(/\.md$/, suffix)), text);
  return made;
}

function page({ index, count }) {
  const random = generator(index + 1);
  const title = `Page ${index + 1} about ${pick(random)} and ${pick(random)}`;
  const sections = Array.from({ length: 8 }, (_, section) => sectionText({ random, section, index, count }));
  const text = [
    `---\ntitle: ${title}\ndescription: ${sentence(random)}\n---`,
    paragraph(random),
    ...sections,
    '',
  ].join('\n\n');
  return { file: fileOf(index), title, text };
}

function fileOf(index) {
  return `part-${pad(Math.floor(index / FOLDER_SIZE) + 1)}/page-${pad(index + 1)}.md`;
}

function pad(number) {
  return String(number).padStart(5, '0');
}

function sectionText({ random, section, index, count }) {
  const other = fileOf(Math.floor(random() * count));
  const link = other === fileOf(index) ? '' : ` See [the other page](../${other}).`;
  const parts = [`## ${capital(pick(random))} ${pick(random)} ${section + 1}`, paragraph(random) + link];
  if (section % 4 === 1) parts.push(table(random));
  if (section % 4 === 2) parts.push(code(random, section));
  if (section % 4 === 3) parts.push(list(random));
  return parts.join('\n\n');
}

function code(random, section) {
  const name = pick(random);
  if (section > 4)
    return `\`\`\`bash\ncd ${name}\nnpm run ${pick(random)} -- --${pick(random)} ${Math.floor(random() * 90)}\n\`\`\``;
  return [
    `\`\`\`ts title="${name}.ts"`,
    `import { ${name} } from './${pick(random)}.js';`,
    '',
    `export async function ${pick(random)}(${pick(random)}: number): Promise<string> {`,
    `  const ${pick(random)}Value = await ${name}(${Math.floor(random() * 900)}, { kind: '${pick(random)}' });`,
    `  if (${pick(random)}Value === undefined) throw new Error('No ${pick(random)}.');`,
    `  return \`\${${pick(random)}Value} ${pick(random)}\`;`,
    '}',
    '```',
  ].join('\n');
}

function table(random) {
  const rows = Array.from(
    { length: 4 },
    () => `| ${pick(random)} | ${Math.floor(random() * 1000)} | ${sentence(random)} |`,
  );
  return ['| Name | Value | Meaning |', '| --- | ---: | --- |', ...rows].join('\n');
}

function list(random) {
  return Array.from({ length: 4 }, () => `- **${pick(random)}**: ${sentence(random)}`).join('\n');
}

function paragraph(random) {
  return Array.from({ length: 5 }, () => sentence(random)).join(' ');
}

function sentence(random) {
  const words = Array.from({ length: 8 + Math.floor(random() * 8) }, () => pick(random));
  return `${capital(words.join(' '))}.`;
}

function capital(text) {
  return text[0].toUpperCase() + text.slice(1);
}

function pick(random) {
  return WORDS[Math.floor(random() * WORDS.length)];
}

/** Mulberry32: the same seed yields the same numbers on every machine. */
function generator(seed) {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
