import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const tutorialDir = path.resolve(import.meta.dirname, '../../site/tutorial');

export interface TutorialPage {
  file: string;
  text: string;
}

export function tutorialPages(dir = tutorialDir): TutorialPage[] {
  const entries = readdirSync(dir, { withFileTypes: true }).filter(({ name }) => !/^[_.]/.test(name));
  const items = entries.flatMap((entry) => {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) {
      const category = path.join(full, '_category_.json');
      const { position } = entryIsCategory(full)
        ? (JSON.parse(readFileSync(category, 'utf8')) as { position: number })
        : { position: -1 };
      return position < 0 ? [] : [{ position, name: entry.name, pages: tutorialPages(full) }];
    }
    if (!/\.mdx?$/.test(entry.name)) return [];
    const text = readFileSync(full, 'utf8');
    const position = Number(/^sidebar_position: (.+)$/m.exec(text)?.[1]);
    return [{ position, name: entry.name, pages: [{ file: path.relative(tutorialDir, full), text }] }];
  });
  // The sidebar sorts pages with equal positions by name.
  items.sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1));
  return items.flatMap(({ pages }) => pages);
}

function entryIsCategory(dir: string): boolean {
  return readdirSync(dir).includes('_category_.json');
}
