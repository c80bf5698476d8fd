import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitepress';

const docs = path.resolve(import.meta.dirname, '..');

function titleOf(file) {
  return /^title: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? path.basename(file);
}

/** VitePress doesn't generate a sidebar from folders, so this file does. */
const folders = readdirSync(docs).filter((name) => name.startsWith('part-'));
const sidebar = folders.sort().map((folder) => ({
  text: folder,
  collapsed: true,
  items: readdirSync(path.join(docs, folder))
    .sort()
    .map((name) => ({
      text: titleOf(path.join(docs, folder, name)),
      link: `/${folder}/${name.replace(/\.md$/, '')}`,
    })),
}));

export default defineConfig({
  title: 'Bench',
  themeConfig: { sidebar, search: { provider: 'local' } },
});
