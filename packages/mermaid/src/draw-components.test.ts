import { expect, test } from 'vitest';
import { createMermaidRenderer } from './draw/renderer.js';
import { drawComponents } from './draw-components.js';
import { placeholder } from './placeholder.js';

const renderer = createMermaidRenderer();
const page = { site: { messages: {} } };
const component = (code: string): string => `<div class="diagram-component">${placeholder(code)}</div>`;

test('@theme/Mermaid: each diagram is drawn with unique IDs, followed by its source', async () => {
  const code = 'graph TD; A["<b> & c"]-->B;';
  const html = await drawComponents({ html: `${component(code)}<p>${component(code)}</p>`, page, renderer });
  expect(html.match(/<svg /g)).toHaveLength(2);
  expect(
    html.match(
      /<details class="diagram-text"><summary>Diagram as text<\/summary><pre><code>graph TD; A\["&lt;b&gt; &amp; c"\]--&gt;B;/g,
    ),
  ).toHaveLength(2);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html).not.toContain('diagram-source');
});

test('@theme/Mermaid: a diagram with a syntax error is left unchanged', async () => {
  const html = `${component('graph TD; A--')}${placeholder('graph TD; A-->B;')}`;
  expect(await drawComponents({ html, page, renderer })).toBe(html);
});
