import { cpus } from 'node:os';
import { patience } from './measure-visit.mjs';

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const MB = (bytes) => (Number.isNaN(bytes) ? '–' : `${Math.round(bytes / 1_000_000)} MB`);
const ms = (time) => (Number.isFinite(time) ? `${Math.round(time)} ms` : `> ${patience / 1000} s`);
const number = (value, print) => (Number.isNaN(value) ? '–' : print(value));

export function report({ results, rate, peers }) {
  return [
    '# The API reference, compared',
    '',
    `First visits, each in a fresh profile, with ${rate}× CPU throttling, from a local server. Medians. Bytes after Brotli compression. The machine`,
    `has ${cpus().length} cores. ${peers.map(({ name, version }) => `${name} ${version}`).join(', ')}. Written by \`node bench/openapi/compare.mjs\`.`,
    '',
    'An operation is "readable" when its summary is on the page. Memory is what the process of the page uses after a',
    'garbage collection.',
    '',
    ...results.flatMap(section),
  ].join('\n');
}

function section({ document: { title, build, runsAxe }, rows, runs, load }) {
  const lines = rows.map(
    (row) =>
      `| ${row.name} | ${kB(row.html)} | ${kB(row.js)} | ${kB(row.css)} | ${kB(row.other)} | ${ms(row.largest)} | ${ms(row.readable)} | ${ms(row.settled)} | ${ms(row.blocking)} | ${number(row.shift, (shift) => shift.toFixed(3))} | ${number(row.nodes, (nodes) => nodes.toLocaleString('en'))} | ${MB(row.memory)} |${runsAxe ? ` ${row.axe} |` : ''}`,
  );
  return [
    `## ${title}`,
    '',
    `${runs} ${runs === 1 ? 'visit' : 'visits'}. The load of the machine was at most ${load.toFixed(1)} before a visit.`,
    '',
    `| | HTML | JavaScript | CSS | other | largest paint | readable | last long task ends | blocking time | layout shift | DOM nodes | memory |${runsAxe ? ' axe finds |' : ''}`,
    `| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |${runsAxe ? ' ---: |' : ''}`,
    ...lines,
    '',
    ...(build === undefined
      ? []
      : [
          `Lectern opens the page of the first operation, and the others open the document, which starts with it. Lectern builds`,
          `the ${build.operations.toLocaleString('en')} operations in ${build.cold.toFixed(1)} s with ${MB(build.memory)} of memory, and after a changed title in ${build.edit.toFixed(1)} s. The built site has ${MB(build.size)}.`,
          'The others need no build.',
          '',
        ]),
  ];
}
