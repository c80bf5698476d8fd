import { didYouMean } from 'lectern/plugin';
import type { FenceProblem } from './types.js';

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const optional = new Set(
  'html head body p li dt dd option optgroup thead tbody tfoot tr td th colgroup rt rp'.split(' '),
);
const names = (
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup ' +
  'data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
  'head header hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter nav ' +
  'noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot ' +
  'small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track ' +
  'u ul var video wbr'
).split(' ');

interface Tag {
  /** In lower case. */
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  line: number;
  column: number;
}

/** The content of `script`, `style`, and `svg` is not checked. */
export function htmlProblems(code: string): FenceProblem[] {
  const found: FenceProblem[] = [];
  const open: Tag[] = [];
  for (const tag of tagsOf(code)) {
    const { name, isEnd, isEmpty, ...location } = tag;
    if (!name.includes('-') && !names.includes(name))
      found.push({ ...location, message: unknownElement(name) });
    if (!isEnd) {
      if (!isEmpty) open.push(tag);
      continue;
    }
    closeOptional({ open, name });
    if (open.at(-1)?.name === name) open.pop();
    else found.push({ ...location, message: `</${name}> doesn't close any open element.` });
  }
  for (const { name, line, column } of open)
    if (!optional.has(name)) found.push({ line, column, message: `<${name}> is not closed.` });
  return found;
}

function tagsOf(code: string): Tag[] {
  const text = code
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(
      /(<(script|style|svg)\b[^>]*>)([\s\S]*?)(?=<\/\2)/g,
      (_, tag: string, __, inner: string) => tag + blank(inner),
    );
  const tags = text.matchAll(/<(\/?)([A-Za-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/g);
  return [...tags].map(({ 0: tag, 1: slash, 2: written = '', index }) => {
    const before = text.slice(0, index).split('\n');
    const name = written.toLowerCase();
    return {
      name,
      isEnd: slash !== '',
      isEmpty: empty.has(name) || tag.endsWith('/>'),
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    };
  });
}

function closeOptional({ open, name }: { open: Tag[]; name: string }): void {
  while (open.at(-1)?.name !== name && optional.has(open.at(-1)?.name ?? '')) open.pop();
}

function unknownElement(name: string): string {
  return `HTML has no element "${name}".${didYouMean({ found: name, known: names })}`;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
