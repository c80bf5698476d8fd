import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DiagramText } from '../diagrams/types.js';
import { inPage } from './__fixtures__/in-page.js';
import DiagramInWords from './DiagramInWords.js';

function html(text: DiagramText): string {
  return renderToStaticMarkup(inPage(<DiagramInWords text={text} />));
}

const lamp = { name: 'Lamp', to: { route: '/api/Lamp' } };
const bulb = { name: 'Bulb', to: { route: '/api/Bulb' } };
const turnOn = { name: 'turnOn', to: { route: '/api/Lamp', anchor: 'turn-on' } };

describe('DiagramInWords', () => {
  it('lists classes with their relations and members', () => {
    const relations = [{ kind: 'holds' as const, others: [bulb] }];
    const members = [{ ...turnOn, isStatic: true, rest: '(): void' }];
    expect(html({ kind: 'classes', entries: [{ ...lamp, kind: 'class', relations, members }] })).toBe(
      '<details class="diagram-text" data-search-ignore="" open=""><summary>Diagram as text</summary><ul>' +
        '<li>Class <a href="/base/api/Lamp">Lamp</a>. Lamp holds any number of <a href="/base/api/Bulb">Bulb</a>.' +
        '<ul><li>static <code><a href="/base/api/Lamp#turn-on">turnOn</a>(): void</code></li></ul></li></ul></details>',
    );
  });

  it('numbers the steps of a sequence diagram as in the drawing', () => {
    const reader = { name: 'Reader' };
    expect(
      html({
        kind: 'steps',
        steps: [
          { kind: 'call', from: reader, to: lamp, call: turnOn, rest: '(0.5)' },
          { kind: 'return', from: lamp, to: reader, call: undefined, rest: 'true' },
        ],
      }),
    ).toBe(
      '<details class="diagram-text" data-search-ignore="" open=""><summary>Steps as text</summary><ol>' +
        '<li>Reader calls <a href="/base/api/Lamp">Lamp</a>: <code><a href="/base/api/Lamp#turn-on">turnOn</a>(0.5)</code></li>' +
        '<li><a href="/base/api/Lamp">Lamp</a> returns to Reader: <code>true</code></li></ol></details>',
    );
  });
});
