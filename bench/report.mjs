const missing = '–';

const buildRows = [
  { words: 'cold build', value: ({ cold }) => seconds(cold?.seconds) },
  { words: 'build after one edit', value: ({ edit }) => seconds(edit?.seconds) },
  { words: 'memory of the cold build', value: ({ cold }) => megabytes(cold?.memory) },
  { words: 'memory after one edit', value: ({ edit }) => megabytes(edit?.memory) },
  { words: 'size of the output', value: ({ size }) => megabytes(size) },
];

const readerRows = [
  { words: 'HTML', value: ({ page }) => kilobytes(page?.bytes.html) },
  { words: 'scripts', value: ({ page }) => kilobytes(page?.bytes.script) },
  { words: 'style sheets', value: ({ page }) => kilobytes(page?.bytes.style) },
  { words: 'everything the page loads', value: ({ page }) => kilobytes(page?.bytes.all) },
  { words: 'first paint', value: ({ page }) => milliseconds(page?.firstPaint) },
  { words: 'largest paint', value: ({ page }) => milliseconds(page?.largestPaint) },
  { words: 'blocking time', value: ({ page }) => milliseconds(page?.blocking) },
  { words: 'layout shift', value: ({ page }) => (page === undefined ? missing : page.shift.toFixed(3)) },
  { words: 'to the next page', value: ({ page }) => milliseconds(page?.navigation) },
  {
    words: 'to the first result of the first search',
    value: ({ page }) => milliseconds(page?.search?.first),
  },
  { words: 'to the first result of the next search', value: ({ page }) => milliseconds(page?.search?.next) },
];

export function reportOf({ count, results, machine }) {
  return [
    `# ${count.toLocaleString('en')} pages`,
    '',
    `Written by \`node bench/run.mjs --pages ${count}\`. ${machineLine(machine)}`,
    '',
    ...ratioLine(results),
    '## Building',
    '',
    tableOf({ results, rows: buildRows }),
    '',
    '## Reading',
    '',
    'One page in Chromium, with 4× CPU throttling, after Brotli compression. A search is typed into the open dialog.',
    '',
    tableOf({ results, rows: readerRows }),
    ...failures(results),
    '',
  ].join('\n');
}

function ratioLine(results) {
  const ratio = (value) => ratioToFastest({ results, own: 'lectern', value })?.toFixed(1);
  const cold = ratio(({ cold: build }) => build?.seconds);
  const edit = ratio(({ edit: build }) => build?.seconds);
  if (cold === undefined || edit === undefined) return [];
  return [
    `The fastest other tool takes ${cold} times as long as Lectern for a cold build, and ${edit} times as long after one edit.`,
    '',
  ];
}

function machineLine({ cores, processor, node, load }) {
  return `${cores} cores of ${processor}, Node ${node}, load before the run ${load.toFixed(1)}.`;
}

function tableOf({ results, rows }) {
  const head = ['', ...results.map(({ label, version }) => `${label} ${version}`)];
  const lines = rows.map(({ words, value }) => [words, ...results.map(value)]);
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function failures(results) {
  const failed = results.filter(({ error }) => error !== undefined);
  return failed.flatMap(({ label, error }) => ['', `${label} failed: ${error.split('\n')[0]}`]);
}

export function withResult({ results, result, order }) {
  const others = results.filter(({ name }) => name !== result.name);
  return [...others, result].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

export function ratioToFastest({ results, own, value }) {
  const ours = results.filter(({ name }) => name === own).map(value)[0];
  const others = results.filter(({ name }) => name !== own).flatMap((result) => value(result) ?? []);
  return ours === undefined || others.length === 0 ? undefined : Math.min(...others) / ours;
}

/** Assumes two idle cores, and for each tool two builds and one minute in the browser. */
export function estimateMinutes({ tools, count }) {
  const perTool = ({ seconds: cold }) => Math.max(10, (2 * cold * count) / 1000) + 60;
  return Math.ceil(tools.reduce((sum, tool) => sum + perTool(tool), 0) / 60);
}

function seconds(value) {
  return value === undefined ? missing : `${value.toFixed(1)} s`;
}

function milliseconds(value) {
  return value === undefined ? missing : `${Math.round(value)} ms`;
}

function megabytes(value) {
  return value === undefined ? missing : `${Math.round(value / 1024 ** 2)} MB`;
}

function kilobytes(value) {
  return value === undefined ? missing : `${(value / 1000).toFixed(1)} kB`;
}
