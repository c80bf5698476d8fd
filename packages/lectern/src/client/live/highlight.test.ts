import { expect, test } from 'vitest';
import { highlightJsx } from './highlight.js';

test('live editor: JSX is highlighted without losing a character', () => {
  const code = '// note\nconst n = 12;\nreturn <b title="a < b">{\'x\'} & y</b>;';
  const html = highlightJsx(code);
  expect(html).toBe(
    '<span class="tk-c">// note</span>\n<span class="tk-k">const</span> n = <span class="tk-n">12</span>;\n' +
      '<span class="tk-k">return</span> <span class="tk-g">&lt;b</span> title=<span class="tk-s">"a &lt; b"</span><span class="tk-g">&gt;</span>' +
      '{<span class="tk-s">\'x\'</span>} &amp; y<span class="tk-g">&lt;/b</span><span class="tk-g">&gt;</span>;',
  );
});

test('live editor: an unclosed string ends at the end of its line', () => {
  expect(highlightJsx("'a\nconst")).toBe('\'a\n<span class="tk-k">const</span>');
});
