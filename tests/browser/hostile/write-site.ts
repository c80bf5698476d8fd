import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { escaped, payloads } from './payloads.js';

const all = payloads.join(' ');

export function writeSite(dir: string): void {
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  };
  // With this link, Node finds the packages that the configuration imports.
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  write('lectern.config.ts', config());
  write('api.json', JSON.stringify(api()));
  for (const [index, payload] of payloads.entries()) {
    write(`docs/p${index}.mdx`, document(payload));
    write(`blog/2024-01-0${(index % 9) + 1}-post-${index}.md`, post(payload));
  }
  write('static/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  // This file isn't an image, so each `<img>` that loads it fires an `error` event.
  write('static/x.png', 'text');
  write('docs/raw.mdx', rawHtml);
  write(
    'docs/category/_category_.json',
    JSON.stringify({
      label: all,
      description: all,
      link: { type: 'generated-index', title: all, description: all, slug: 'category' },
    }),
  );
  write('docs/category/a.md', '# A\n\nText.\n');
  write('docs/tags.yml', `one:\n  label: ${JSON.stringify(all)}\n  description: ${JSON.stringify(all)}\n`);
  write(
    'blog/authors.yml',
    `ada:\n  name: ${JSON.stringify(all)}\n  title: ${JSON.stringify(all)}\n  description: ${JSON.stringify(all)}\n  page: true\n`,
  );
}

function config(): string {
  const options = {
    title: `Site ${all}`,
    tagline: all,
    url: 'https://example.com',
    baseUrl: '/hostile/',
    trailingSlash: false,
    sources: [{ type: 'docs', path: 'docs', routeBasePath: 'docs' }],
    themeConfig: {
      metadata: [{ name: 'keywords', content: all }],
      navbar: {
        title: all,
        items: payloads.map((label) => ({ label, to: '/docs/p0' })),
      },
      footer: {
        links: [{ title: all, items: payloads.map((label) => ({ label, href: 'https://example.com' })) }],
      },
    },
  };
  const json = JSON.stringify(options, undefined, 2);
  return `import { blog } from '@lectern/blog';
import { mermaid } from '@lectern/mermaid';
import { openapi } from '@lectern/openapi';
import { defineConfig } from 'lectern';

const options = ${json};
export default defineConfig({
  ...options,
  plugins: [
    mermaid(),
    openapi({ path: 'api.json' }),
    blog({ blogTitle: ${JSON.stringify(all)}, blogDescription: ${JSON.stringify(all)}, onUntruncatedBlogPosts: 'ignore' }),
  ],
});
`;
}

function document(payload: string): string {
  const json = JSON.stringify(payload);
  const text = escaped(payload);
  return `---
title: ${json}
description: ${json}
sidebar_label: ${json}
pagination_label: ${json}
keywords: [${json}]
tags: [one, ${json}]
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

## Heading ${text}

Text ${text} **${text}** [${text}](./p0.mdx "${text}") ![${text}](/mark.svg).[^a]

[^a]: A footnote ${text}

| ${text} | b |
| --- | --- |
| ${text} | \`${payload.replaceAll('`', '').replaceAll('|', '')}\` |

:::note[${text}]

${text}

:::

\`\`\`js title=${JSON.stringify(payload.replace(/["\\`]/g, ''))}
${payload}
// highlight-next-line
const a = ${json};
\`\`\`

\`\`\`mermaid
flowchart LR
  a["${payload.replace(/["`\\#;]/g, '')}"] --> b
\`\`\`

<Tabs><TabItem value="a" label={${json}}>{${json}}</TabItem><TabItem value="b" label="b">b</TabItem></Tabs>

<details><summary>{${json}}</summary><p title={${json}} id="marker">{${json}}</p></details>
`;
}

function post(payload: string): string {
  const json = JSON.stringify(payload);
  return `---\ntitle: ${json}\ndescription: ${json}\nauthors: [ada, { name: ${json}, title: ${json} }]\ntags: [${json}]\n---\n\n${escaped(payload)}\n`;
}

/**
 * Writers may use HTML in Markdown, so only the content security policy (CSP) restricts it. A `<script>` element is the
 * site's own code: the build adds its hash to the CSP and reports it.
 */
const rawHtml = `---
title: Raw
---

<img src="/x.png" alt="a" onError="window.executed=1" />

<a href="javascript:window.executed=1" id="link">link</a> [other](javascript:window.executed=1)

<iframe title="a" srcDoc="<script>parent.window.executed=1</script>"></iframe>
`;

function api(): object {
  const schema = {
    type: 'object',
    title: all,
    description: all,
    properties: Object.fromEntries(
      payloads.map((payload) => [
        payload,
        { type: 'string', description: payload, example: payload, enum: [payload, 'a'], default: payload },
      ]),
    ),
  };
  const operation = (payload: string, index: number) => ({
    tags: [payload],
    summary: payload,
    description: payload,
    parameters: [
      { name: payload, in: 'query', description: payload, example: payload, schema: { type: 'string' } },
    ],
    requestBody: {
      description: payload,
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/A' }, example: { [payload]: payload } },
      },
    },
    responses: {
      200: {
        description: payload,
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/A' }, example: { a: payload } },
        },
      },
    },
    operationId: `op${index}`,
  });
  return {
    openapi: '3.1.0',
    info: {
      title: all,
      version: all,
      description: payloads.join('\n\n'),
      contact: { name: all, email: 'a@example.com' },
      license: { name: all },
    },
    servers: [{ url: 'https://example.com', description: all }],
    tags: payloads.map((name) => ({ name, description: name })),
    paths: Object.fromEntries(
      payloads.map((payload, index) => [`/p${index}`, { post: operation(payload, index) }]),
    ),
    components: { schemas: { A: schema } },
  };
}
