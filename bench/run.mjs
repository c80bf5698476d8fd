/**
 * Builds and visits the same pages with Lectern and with other tools (peers), one after the other:
 *
 *     node bench/run.mjs [--pages 1000] [--tool vitepress …] [--runs 3] [--no-browser]
 *
 * The peers are installed into `node_modules/.cache/bench-<name>`, because the project doesn't depend on them. The
 * script writes `bench/results/<pages>.md` and `.json` after each tool, so an interrupted run keeps its results. With
 * `--tool`, the files keep the earlier results of all other tools.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOptions } from '../scripts/options.mjs';
import { folderSize, measureBuild } from './measure-build.mjs';
import { measurePage } from './measure-page.mjs';
import { estimateMinutes, ratioToFastest, reportOf, withResult } from './report.mjs';
import { editPage, fillSite, prepareTool } from './site.mjs';
import { chosenTools, installedVersion, tools } from './tools.mjs';

const { values } = readOptions({
  options: {
    pages: { type: 'string', default: '1000' },
    tool: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    'no-browser': { type: 'boolean', default: false },
  },
});
const count = Number(values.pages);
const chosen = chosenTools(values.tool);
const folder = path.join(import.meta.dirname, 'results');
const machine = {
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model ?? 'an unknown processor',
  node: process.versions.node,
  load: os.loadavg()[0] ?? 0,
};

console.log(`${chosen.map(({ label }) => label).join(', ')} with ${count} pages.`);
for (const tool of chosen) {
  console.log(`  installing ${tool.label}, unless it is already installed …`);
  prepareTool({ tool });
}
console.log(`This takes about ${estimateMinutes({ tools: chosen, count })} minutes on two idle cores.`);
for (const tool of chosen) keep(await resultOf(tool));
summary();

async function resultOf(tool) {
  const { name, label } = tool;
  console.log(`\n${label}`);
  const { dir, pages } = fillSite({ tool, count });
  const result = { name, label, version: installedVersion({ dir, tool }) };
  try {
    result.cold = await timedBuild({ dir, tool, words: 'cold build' });
    result.size = folderSize(path.join(dir, tool.output));
    editPage({ dir, tool, pages, text: 'One more sentence.' });
    result.edit = await timedBuild({ dir, tool, words: 'build after one edit' });
    if (!values['no-browser']) {
      const nextText = firstWords(pages[2]);
      const output = path.join(dir, tool.output);
      result.page = await measurePage({ dir: output, tool, nextText, runs: Number(values.runs) });
    }
  } catch (error) {
    console.error(`  ${error instanceof Error ? error.message : error}`);
    return { ...result, error: error instanceof Error ? error.message : String(error) };
  }
  return result;
}

function firstWords({ text }) {
  return text.split('\n---\n')[1].trim().slice(0, 40);
}

async function timedBuild({ dir, tool, words }) {
  const built = await measureBuild({ dir, command: tool.command });
  console.log(`  ${words}: ${built.seconds.toFixed(1)} s, ${Math.round((built.memory ?? 0) / 1024 ** 2)} MB`);
  return built;
}

function keep(result) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${count}.json`);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).results : [];
  const order = tools.map(({ name }) => name);
  const results = withResult({ results: before, result, order });
  writeFileSync(file, `${JSON.stringify({ machine, results }, undefined, 2)}\n`);
  writeFileSync(path.join(folder, `${count}.md`), reportOf({ count, results, machine }));
}

function summary() {
  const { results } = JSON.parse(readFileSync(path.join(folder, `${count}.json`), 'utf8'));
  const ratio = (value) =>
    ratioToFastest({ results, own: 'lectern', value })?.toFixed(1) ?? 'an unknown number of';
  console.log(
    `\nThe fastest other tool takes ${ratio(({ cold }) => cold?.seconds)} times as long as Lectern for a cold build,`,
  );
  console.log(
    `and ${ratio(({ edit }) => edit?.seconds)} times as long after one edit. All figures: bench/results/${count}.md`,
  );
}
