export function articleOf(html: string): string {
  const [, name = 'main'] = /<(lectern-main|main)\b/.exec(html) ?? [];
  const main = between({ html, open: new RegExp(`<${name}\\b[^>]*>`), close: `</${name}>` }) ?? '';
  return between({ html: main, open: /<article class="prose[ "][^>]*>/, close: '</article>' }) ?? main;
}

function between({ html, open, close }: { html: string; open: RegExp; close: string }): string | undefined {
  const start = open.exec(html);
  const end = html.lastIndexOf(close);
  return start === null || end === -1 ? undefined : html.slice(start.index + start[0].length, end);
}
