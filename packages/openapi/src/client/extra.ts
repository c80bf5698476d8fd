export interface ExtraPairs {
  headers: [name: string, value: string][];
  query: [name: string, value: string][];
}

/** Parses lines such as `X-Trace: 1` and `debug=1`. Invalid headers are dropped, because `fetch` would reject them. */
export function readExtra({ headers, query }: { headers: string; query: string }): ExtraPairs {
  return {
    headers: pairsOf({ text: headers, mark: ':' }).filter(
      ([name, value]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/[^\t\x20-\x7e\x80-\xff]/.test(value),
    ),
    query: pairsOf({ text: query, mark: '=' }),
  };
}

function pairsOf({ text, mark }: { text: string; mark: string }): [string, string][] {
  return text.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf(mark);
    const name = (at === -1 ? line : line.slice(0, at)).trim();
    const value = at === -1 ? '' : line.slice(at + 1).trim();
    return name === '' ? [] : [[name, value]];
  });
}
