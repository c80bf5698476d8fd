import type { Slot } from './surroundings.js';

export interface Mistake {
  code: string;
  /** The code that the unified compiler reports. Default: `code`. */
  unifiedCode?: string;
  slot: Slot;
  /** The mark (`‸`) shows the location of the error. */
  text: string;
}

const inline = (code: string, ...texts: string[]): Mistake[] =>
  texts.map((text) => ({ code, slot: 'inline', text }));
const block = (code: string, ...texts: string[]): Mistake[] =>
  texts.map((text) => ({ code, slot: 'block', text }));
const top = (code: string, ...texts: string[]): Mistake[] =>
  texts.map((text) => ({ code, slot: 'top', text }));
const frontMatter = (code: string, ...texts: string[]): Mistake[] =>
  texts.map((text) => ({ code, slot: 'frontMatter', text }));

const post = (code: string, ...texts: string[]): Mistake[] =>
  texts.map((text) => ({ code, slot: 'post', text }));

export const documentMistakes: readonly Mistake[] = [
  ...inline(
    'mdx-syntax',
    '{a ‸b}',
    '‸<i>x',
    'a {1 +‸}',
    '{[1 ‸2]}',
    '<b title={1 ‸2}>x</b>',
    '<b {...a ‸b} />',
  ),
  ...top('mdx-syntax', '‸<section>\n\nText.'),
  ...top('mdx-syntax', 'import { a ‸b } from "../a.js";', 'export const a = ‸;'),
  ...inline(
    'broken-link',
    '‸[x](./gone.md)',
    '‸[x\ny](./gone.md)',
    '‸[**b** `c`](/gone "Title")',
    '‸[![alt](/a.png)](./gone.md)',
    '‸[x](<./gone file.md>)',
    '‸[x](./go%6Ee.md)',
  ),
  ...inline('broken-html-link', '‸<a href="./gone.md">x</a>'),
  ...block('broken-link', '[x][gone]\n\n‸[gone]: ./gone.md'),
  ...block(
    'broken-link',
    '| a |\n| - |\n| ‸[x](./gone.md) |',
    '## Heading ‸[x](./gone.md)',
    '- ‸[x](./gone.md)',
  ),
  ...inline('broken-anchor', '‸[x](#gone)', '‸[x](/docs/start#gone)', '‸<a href="#gone">x</a>'),
  ...inline(
    'missing-image',
    '‸![x](./gone.png)',
    '‸<img src="./gone.png" alt="x" />',
    '‸![x](/gone.png "T")',
  ),
  ...block('missing-image', '‸![x][gone]\n\n[gone]: ./gone.png'),
  ...inline('missing-alt', '‸![](/a.png)', '‸<img src="/a.png" />', '[‸![](/a.png)](https://example.org)'),
  ...inline('unknown-component', '‸<Missing />', '‸<Missing>x</Missing>', '<b>‸<Missing /></b>'),
  ...block('unknown-component', '‸<Missing>\n\nText.\n\n</Missing>', '‸<Missing\n  a="b"\n/>'),
  ...inline('unknown-name', '{‸missing}', '{ ‸missing.a }', '{[1].map(() => ‸missing)}'),
  ...inline(
    'unknown-name',
    '<b title={‸missing}>x</b>',
    '<b id="missing" {...‸missing} />',
    '{1}{ /* missing */ ‸missing}',
  ),
  ...block(
    'unknown-name',
    '{\n  1 +\n  ‸missing\n}',
    '<b\n  title={\n    1 +\n      ‸missing\n  }\n>\n  x\n</b>',
    '{`missing`}\n\n{‸missing}',
  ),
  ...block('unknown-admonition', '‸:::nonsense\nx\n:::', '‸::::nonsense[Title]\n\nx\n\n::::'),
  ...block('duplicate-heading-id', '## One {#same}\n\n‸## Two {#same}'),
  ...block('unknown-language', '```‸jss\nx\n```', '~~~~ ‸jss title="a"\nx\n~~~~', '```‸diff-jss\nx\n```'),
  ...block(
    'live-example',
    '```jsx live\n  a ‸b\n```',
    '```jsx live noInline\nconst a = 1;\nconst ‸= 2;\nrender(a)\n```',
  ),
  ...block(
    'code-block',
    '‸```js {9}\nx\n```',
    '‸```js title="{a}" {2-3}\nx\n```',
    '```js\n‸// highlight-start\nx\n```',
  ),
  ...block('code-block', '```js\nx\n  ‸// highlight-end\n```'),
  ...block('output-without-sample', '‸```text output\nx\n```'),
  ...block('mermaid-syntax', '```mermaid\nflowchart LR\n  ‸a -->\n```'),
  ...top(
    'unknown-import',
    "import A from ‸'./gone.js';",
    "import {\n  a,\n} from ‸'./gone.js';",
    "import A from ‸'./gone.mdx';",
    "import ‸'./gone.css';",
    "import * as a from ‸'package-that-is-gone';",
    "export * from ‸'./gone.js';",
  ),
  {
    ...{ code: 'duplicate-name', unifiedCode: 'mdx-syntax', slot: 'top' },
    text: "import a from '../a.js';\nexport const ‸a = 1;",
  },
  ...top('reserved-name', 'export const ‸LecternFence = 1;', 'export function ‸_createMdxContent() {}'),
  ...top(
    'unknown-export',
    "import { gone } from ‸'../a.js';\n\n{gone}",
    "import gone from ‸'../b.js';\n\n<gone.x />",
  ),
  ...frontMatter(
    'invalid-front-matter',
    'sidebar_position: ‸first',
    'draft: ‸"no"',
    'slug: ‸[]',
    'keywords: [a, ‸{}]',
    'last_update:\n  date: ‸never',
    'image: ‸{}',
    '‸unlisted: ',
    'a: 1\n‸a: 2',
    'pagination_next: ‸1.5x: 2',
    'sidebar_label: ‸*alias',
    'id: ‸"a',
    'toc_min_heading_level: ‸9',
  ),
  ...inline('gone-text', '‸:loud[gone]', '*‸:loud[gone]{a="b"}*', '[‸:loud[gone]](https://e.org)'),
  ...block(
    'gone-leaf',
    '‸::shown{name=gone}',
    '‸::shown[label 😀]{a="b" name="gone"}',
    '- ‸::shown{name=gone}',
  ),
  ...block('unknown-directive', '‸::shwon{a=b}'),
  ...block('render-failed', '‸<Tabs queryString>\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>'),
  ...block(
    'broken-link',
    '::::note[‸[x](./gone.md)]\n\nText.\n\n::::',
    '<Tabs>\n<TabItem value="a">\n\n‸[x](./gone.md)\n\n</TabItem>\n</Tabs>',
  ),
  ...frontMatter('unknown-sidebar-id', 'displayed_sidebar: ‸gone'),
  ...frontMatter('unknown-doc-id', 'pagination_next: ‸gone', 'pagination_prev: ‸"gone"'),
  ...post('invalid-post-date', 'date: ‸never', 'date: ‸2024-13-45', 'date: ‸[]'),
  ...post(
    'unknown-author',
    'authors: ‸gone',
    'authors: [ada, ‸gone]',
    'authors:\n  - ada\n  - ‸gone',
    'authors:\n  - key: ‸gone\n    title: A',
    'authors: { title: A, key: ‸"gone" }',
  ),
  ...post(
    'invalid-post-author',
    'authors: ‸5',
    'authors: [ada, ‸5]',
    'author_url: ‸[]',
    'authors: { name: ‸[] }',
    'authors: ada\nauthor: ‸Cy',
  ),
  ...post('inline-author', 'authors: [ada, ‸{ name: Cy }]', 'authors:\n  ‸name: Cy', 'author: ‸Cy'),
  ...post('undeclared-tag', 'tags: [a, ‸gone]', 'tags:\n  - a\n  - ‸label: Gone\n    permalink: /gone'),
  ...frontMatter('unknown-front-matter-key', '‸sidebar_positon: 2', '‸hide_titel: true'),
];
