const parts = ['title', 'headings', 'text', 'links'];

export function comparePages({ theirs, ours }) {
  return parts.flatMap((part) => {
    const difference = differenceOf({ theirs: theirs[part], ours: ours[part] });
    return difference === undefined ? [] : [{ part, ...difference }];
  });
}

function differenceOf({ theirs, ours }) {
  if (typeof theirs === 'string') return theirs === ours ? undefined : textDifference({ theirs, ours });
  const missing = theirs.filter((entry) => !ours.includes(entry));
  const added = ours.filter((entry) => !theirs.includes(entry));
  if (missing.length > 0 || added.length > 0)
    return { theirs: missing.join(' | ').slice(0, 300), ours: added.join(' | ').slice(0, 300) };
  const first = theirs.findIndex((entry, index) => entry !== ours[index]);
  if (first === -1 && theirs.length === ours.length) return undefined;
  return { theirs: `order or number: ${theirs[first] ?? ''}`, ours: ours[first] ?? '' };
}

function textDifference({ theirs, ours }) {
  let start = 0;
  while (start < theirs.length && theirs[start] === ours[start]) start += 1;
  const from = Math.max(0, start - 40);
  return { theirs: theirs.slice(from, start + 80), ours: ours.slice(from, start + 80) };
}

/**
 * `docs/intro/index.html` and `docs/intro.html` have the same route, and so do `old.html/index.html` and `old.html`.
 */
export function routeOf(file) {
  const route = `/${file.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.html$/, '').replace(/\.html$/, '');
  return route === '' ? '/' : route;
}
