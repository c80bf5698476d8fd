import type { HtmlInput } from 'lectern/plugin';
import type { MermaidRenderer } from './draw/renderer.js';
import type { MermaidDrawing } from './draw/types.js';
import { messages } from './messages.js';
import { findPlaceholders, placeholder } from './placeholder.js';

interface Options extends Pick<HtmlInput, 'html'> {
  page: { site: Pick<HtmlInput['page']['site'], 'messages'> };
  renderer: MermaidRenderer;
}

/**
 * The code of `@theme/Mermaid` components is known only after the page is rendered. A diagram that can't be drawn
 * remains code.
 */
export async function drawComponents({ html, page, renderer }: Options): Promise<string> {
  const summary = page.site.messages['theme.diagram.text'] ?? messages['theme.diagram.text'];
  let drawn = html;
  for (const [index, found] of findPlaceholders(html).entries()) {
    const { code, start } = found;
    const result = await renderer.render({ code, idPrefix: `dc${index}` });
    if (result.ok) {
      const figure = figureHtml({ drawing: result, code, summary });
      // `replace` finds the first remaining placeholder, so identical placeholders are replaced in document order.
      drawn = drawn.replace(found.html, () => `${start}${figure}`);
    }
  }
  return drawn;
}

function figureHtml({
  drawing: { svg, width, kind, title, description },
  code,
  summary,
}: {
  drawing: MermaidDrawing;
  code: string;
  summary: string;
}): string {
  const label = [title ?? kind, description].filter(Boolean).join('. ');
  const image = `<div class="diagram mermaid" role="img" aria-label="${attribute(label)}">${svg}</div>`;
  const source = placeholder(code).replace(' class="diagram-source"', '');
  return [
    `<div class="diagram-figure" data-kind="${attribute(kind)}" style="--diagram-width:${width}px">`,
    `${image}<details class="diagram-text"><summary>${attribute(summary)}</summary>${source}</details></div>`,
  ].join('');
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
