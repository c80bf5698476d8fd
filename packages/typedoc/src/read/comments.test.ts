import { describe, expect, it } from 'vitest';
import { around, comment, project, reflection } from './__fixtures__/project.js';
import { convertProject } from './convert.js';
import type { CommentPart, Reflection } from './typedoc-json.js';

const source = `// 1
// 2
// 3
// 4
// 5
// 6
/**
 * Turn it on: {@link Lamp.turnOm}.
 */
export function use() {}`;

function convert(...summary: (string | CommentPart)[]) {
  const turnOn = reflection({ id: 2, name: 'turnOn', kind: 'method' });
  const lamp = reflection({ id: 1, name: 'Lamp', kind: 'class', children: [turnOn] });
  const signatures: Reflection[] = [
    reflection({ id: 4, name: 'use', kind: 'function', file: 'src/use.ts', comment: comment(...summary) }),
  ];
  const use = reflection({ id: 3, name: 'use', kind: 'function', file: 'src/use.ts', signatures });
  const { modules, diagnostics } = convertProject({
    project: project({ 'src/Lamp.ts': [lamp], 'src/use.ts': [use] }),
    ...around({ 'src/use.ts': source }),
  });
  const text = modules[1]?.exports[0]?.entry.signatures[0]?.summary;
  return { text, diagnostics };
}

function link(text: string, more: Partial<Extract<CommentPart, { kind: 'inline-tag' }>> = {}): CommentPart {
  return { kind: 'inline-tag', tag: '@link', text, ...more };
}

describe('the links in a doc comment', () => {
  const turnOn = { route: '/api/Lamp/classes/Lamp', anchor: 'turn-on' };

  it('lead to the symbol that TypeDoc found, as code or with custom text', () => {
    const { text, diagnostics } = convert(
      'See ',
      { kind: 'code', text: '`x`' },
      ' and ',
      link('Lamp', { target: 1 }),
      link('its switch', { target: 2, tsLinkText: 'its switch' }),
      link('its switch', { tag: '@linkcode', target: 2, tsLinkText: 'its switch' }),
      link('the web', { target: 'https://example.com/' }),
    );
    expect(text).toEqual({
      parts: [
        { kind: 'markdown', text: 'See `x` and ' },
        { kind: 'link', text: 'Lamp', code: true, to: { route: '/api/Lamp/classes/Lamp' } },
        { kind: 'link', text: 'its switch', code: false, to: turnOn },
        { kind: 'link', text: 'its switch', code: true, to: turnOn },
        { kind: 'link', text: 'the web', code: false, to: 'https://example.com/' },
      ],
      file: '../pkg/src/use.ts',
      line: 7,
    });
    expect(diagnostics).toEqual([]);
  });

  it("are resolved by name if the file doesn't import the symbol", () => {
    const { text, diagnostics } = convert(link('Lamp#turnOn()'), link('Lamp.turnOn | switch'));
    expect(text?.parts).toEqual([
      { kind: 'link', text: 'Lamp#turnOn()', code: true, to: turnOn },
      { kind: 'link', text: 'switch', code: false, to: turnOn },
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('are shown as text if they name a symbol from another package', () => {
    const target = { packageName: 'typescript', qualifiedName: 'Promise' };
    const { text, diagnostics } = convert(link('Promise', { target }));
    expect(text?.parts).toEqual([{ kind: 'link', text: 'Promise', code: true }]);
    expect(diagnostics).toEqual([]);
  });

  it('are errors with locations if they are broken', () => {
    expect(convert(link('Lamp.turnOm')).diagnostics).toEqual([
      expect.objectContaining({
        code: 'broken-doc-link',
        severity: 'error',
        message:
          'The doc comment links to "Lamp.turnOm", which is not in the reference. Did you mean "Lamp.turnOn"?',
        file: '../pkg/src/use.ts',
        line: 8,
        column: 16,
      }),
    ]);
  });

  it('are errors if they lead to internal members of the package', () => {
    const target = { packageName: 'speak-lamp', qualifiedName: 'secret' };
    expect(convert(link('secret', { target })).diagnostics).toHaveLength(1);
  });
});
