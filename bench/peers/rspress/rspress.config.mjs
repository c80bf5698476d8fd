import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@rspress/core';

const docs = path.resolve(import.meta.dirname, 'docs');

function titleOf(file) {
  return /^title: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? path.basename(file);
}

const folders = readdirSync(docs).filter((name) => name.startsWith('part-'));
const sidebar = folders.sort().map((folder) => ({
  text: folder,
  collapsible: true,
  collapsed: true,
  items: readdirSync(path.join(docs, folder))
    .sort()
    .map((name) => ({
      text: titleOf(path.join(docs, folder, name)),
      link: `/${folder}/${name.replace(/\.md$/, '')}`,
    })),
}));

export default defineConfig({
  root: 'docs',
  title: 'Bench',
  themeConfig: { sidebar: { '/': sidebar } },
});
