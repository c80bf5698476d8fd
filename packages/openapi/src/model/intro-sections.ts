import GithubSlugger from 'github-slugger';

export interface IntroSection {
  id: string;
  title: string;
  depth: 1 | 2;
  markdown: string;
}

export interface IntroParts {
  lead: string;
  sections: IntroSection[];
}

/**
 * Splits the description at its two highest heading levels, which become headings of the page. Lower headings stay in
 * the Markdown.
 */
export function introParts(markdown: string): IntroParts {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const levels = [...new Set(headings.map(({ level }) => level))].sort().slice(0, 2);
  const shown = headings.filter(({ level }) => levels.includes(level));
  const slugger = new GithubSlugger();
  return {
    lead: lines.slice(0, shown[0]?.line).join('\n').trim(),
    sections: shown.map(({ line, level, title }, index) => ({
      id: `intro-${slugger.slug(title) || slugger.slug('part')}`,
      title,
      depth: level === levels[0] ? 1 : 2,
      markdown: lines
        .slice(line + 1, shown[index + 1]?.line)
        .join('\n')
        .trim(),
    })),
  };
}

interface FoundHeading {
  line: number;
  level: number;
  title: string;
}

function headingsOf(lines: readonly string[]): FoundHeading[] {
  let fence: string | undefined;
  return lines.flatMap((text, line): FoundHeading[] => {
    const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(text) ?? [];
    if (mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (text.trim().startsWith(fence)) fence = undefined;
      return [];
    }
    if (fence !== undefined) return [];
    const [, marks = '', words = ''] = /^ {0,3}(#{1,6})\s+(\S.*?)(?:\s+#+)?\s*$/.exec(text) ?? [];
    const [, digit = '', inner = ''] = /^ {0,3}<h([1-6])(?:\s[^<>]*)?>(.*)<\/h\1>\s*$/i.exec(text) ?? [];
    const title = plainTitle(inner === '' ? words : decoded(inner));
    return title === '' ? [] : [{ line, level: marks.length + Number(digit), title }];
  });
}

function plainTitle(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[*`]|\\(?=[^\w\s])/g, '')
    .replace(/(?<!\w)_+|_+(?!\w)/g, '')
    .trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function decoded(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) =>
      Object.hasOwn(entities, name) ? (entities[name] ?? '') : whole,
    );
}
