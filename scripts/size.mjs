/**
 * Prints what readers of the built site download, compared with the budgets: `node scripts/size.mjs [page…]`. A page
 * is a path such as `docs/intro.html`; the default is all pages. The exit code is 1 if a page exceeds its budget.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem, runScript } from './problem.mjs';
import { createSizeReport, overBudget } from './size-report.mjs';

const COLUMNS = [
  { key: 'html', title: 'HTML' },
  { key: 'css', title: 'CSS' },
  { key: 'before', title: 'JS before' },
  { key: 'intent', title: 'JS on intent' },
  { key: 'all', title: 'JS in all' },
];

function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const folder = path.join(root, 'site', 'build');
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Problem('There is no built site in site/build: run "npm run build" first.');
  const named = process.argv.slice(2);
  const pages = named.length > 0 ? named : htmlPages(folder);
  const base = /data-base="([^"]+)"/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))?.[1] ?? '/';
  const read = (file) => readFileSync(path.join(folder, file));
  const reports = pages.map(createSizeReport({ base, read }));

  const width = Math.max(...pages.map((page) => page.length));
  console.log('Bytes after Brotli compression, with the budget where it is exceeded.\n');
  console.log(
    [
      'Page'.padEnd(width),
      'Words'.padStart(6),
      'Drawings'.padStart(9),
      ...COLUMNS.map(({ title }) => title.padStart(13)),
    ].join(' '),
  );
  for (const report of reports) console.log(rowOf({ report, width }));

  const over = reports.filter((report) => overBudget(report).length > 0);
  console.log(
    over.length === 0 ? '\nAll within budget.' : `\nOver budget: ${over.length} of ${reports.length} pages.`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
}

/** Redirects have no main content, so they are left out. */
function htmlPages(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((page) => readFileSync(path.join(folder, page), 'utf8').includes('<main'))
    .sort();
}

function rowOf({ report, width }) {
  const over = overBudget(report);
  const cells = COLUMNS.map(({ key }) => {
    const size = String(report.sizes[key]);
    return (over.includes(key) ? `${size}>${report.budgets[key]}` : size).padStart(13);
  });
  const { page, words, drawings } = report;
  return [page.padEnd(width), String(words).padStart(6), String(drawings).padStart(9), ...cells].join(' ');
}

runScript(main);
