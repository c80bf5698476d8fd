import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseSync } from 'vite';

/** In bytes after Brotli compression. The HTML budget is for a page of 1,000 words, and grows with longer pages. */
export const budgets = { html: 12_000, css: 10_000, before: 9000, intent: 80_000 };
/**
 * The 404 page may exceed the `before` budget by this number of bytes, because its script suggests similar URLs before
 * any interaction.
 */
const suggestions = 1000;

/** `read` returns the content of a published file. Results for files are cached, because pages share most files. */
export function createSizeReport({ base, read }) {
  const site = { base, read, sizeOf: kept(compressed), importsOf: kept((file) => importsIn({ file, read })) };
  return (page) => reportOf({ page, ...site });
}

function kept(make) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
}

/**
 * Reports what a reader of one page downloads, in bytes after Brotli compression:
 * - `html`: the page, without inline drawings, which count as `drawings`; calculated only when read, like `all`
 * - `css`: style sheets
 * - `before`: scripts that run before the first interaction
 * - `intent`: scripts that are fetched when a reader is about to use an island, for all islands on the page together
 * - `all`: every script that the page may load, including what an island fetches when it is used; this has no budget
 *
 * Scripts are found by following the imports in the published files.
 */
function reportOf({ page, base, read, sizeOf, importsOf }) {
  const html = read(page).toString();
  const sum = (files) => [...files].reduce((total, file) => total + sizeOf(read(file).toString()), 0);
  const plain = html.replace(/(<div class="diagram[^>]*>)[\s\S]*?<\/svg>/g, '$1');
  const path = (address) => fileOf({ address, page, base });
  const graph = (entries) => closure({ entries, importsOf });

  const scripts = addresses(html, /<script\b[^>]*\bsrc="([^"]+)"/g).map(path);
  // The scripts of plug-ins load with the page. Scripts with `media="not all"` load at the first interaction.
  const ofPage = addresses(html, pageScript({ isLate: false })).map(path);
  const lateOfPage = addresses(html, pageScript({ isLate: true })).map(path);
  const boot = graph([...scripts, ...ofPage]);
  const islands = addresses(html, /<lectern-island\b[^>]*\bdata-module="([^"]+)"/g).map(path);
  // The zoom script doesn't count, because it is fetched for an image, not for an island.
  const late = graph([...boot.dynamic].filter((file) => !/\/zoom-/.test(file)).concat(islands, lateOfPage));
  const styles = addresses(html, /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"/g).map(path);
  const words = wordsOf(html);

  const before = boot.files;
  const intent = difference(late.files, before);
  return {
    page,
    words,
    get drawings() {
      return sizeOf(html) - sizeOf(plain);
    },
    files: { css: styles, before: [...before], intent },
    sizes: {
      get html() {
        return sizeOf(plain);
      },
      css: sum(styles),
      before: sum(before),
      intent: sum(intent),
      get all() {
        return sum(everything({ entries: [...boot.files, ...late.files], graph }));
      },
    },
    // Fast compression gives an upper limit. The exact size takes a hundred times as long to compute, and is needed
    // only if this limit exceeds the budget.
    htmlAtMost: compressed(plain, 5),
    budgets: {
      ...budgets,
      html: Math.round(budgets.html * Math.max(1, words / 1000)),
      before: /(?:^|\/)404\.html$/.test(page) ? budgets.before + suggestions : budgets.before,
    },
  };
}

export function overBudget({ sizes, htmlAtMost, budgets: limits }) {
  return Object.keys(limits).filter(
    (key) => !(key === 'html' && htmlAtMost <= limits.html) && sizes[key] > limits[key],
  );
}

function pageScript({ isLate }) {
  const media = `(?${isLate ? '=' : '!'}[^>]*\\bmedia="not all")`;
  return new RegExp(`<link\\b(?=[^>]*\\bdata-page-script\\b)${media}[^>]*\\bhref="([^"]+)"`, 'g');
}

function addresses(html, pattern) {
  return [...new Set([...html.matchAll(pattern)].map(([, address]) => address))];
}

function fileOf({ address, page, base }) {
  if (address.startsWith(base)) return address.slice(base.length);
  if (/^(?:[a-z]+:|\/)/i.test(address))
    throw new Error(`${page} loads ${address}, which is outside of the site.`);
  return posix.join(posix.dirname(page), address);
}

function closure({ entries, importsOf }) {
  const files = new Set();
  const dynamic = new Set();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const found = importsOf(file);
    queue.push(...found.now);
    for (const later of found.later) dynamic.add(later);
  }
  return { files, dynamic };
}

function importsIn({ file, read }) {
  const source = read(file).toString();
  const { module } = parseSync(file, source);
  const resolve = (specifier) => posix.join(posix.dirname(file), specifier);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.moduleRequest);
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    literal(source.slice(start, end)),
  );
  return {
    now: [...module.staticImports, ...exported].map(({ moduleRequest }) => resolve(moduleRequest.value)),
    later: later.filter((specifier) => specifier !== undefined).map(resolve),
  };
}

function everything({ entries, graph }) {
  let { files, dynamic } = graph(entries);
  while (difference(dynamic, files).length > 0) ({ files, dynamic } = graph([...files, ...dynamic]));
  return files;
}

function literal(code) {
  return /^(["'`])(\.[^"'`$]*)\1$/.exec(code.trim())?.[2];
}

function difference(files, others) {
  return [...files].filter((file) => !others.has(file));
}

function compressed(text, quality = 11) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

function wordsOf(html) {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const text = main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}
