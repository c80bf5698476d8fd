import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DocText, MemberDoc, ReferenceEntry, SignatureDoc } from '../../model/types.js';
import { inPage } from '../__fixtures__/in-page.js';
import ReferenceArticle from './ReferenceArticle.js';

function text(words: string): DocText {
  return { parts: [{ kind: 'markdown', text: words }], file: 'src/Lamp.ts', line: 1 };
}

function doc(fields: Partial<SignatureDoc> = {}): SignatureDoc {
  return {
    code: [],
    remarks: [],
    typeParameters: [],
    parameters: [],
    throws: [],
    examples: [],
    see: [],
    sections: [],
    ...fields,
  };
}

function entry(fields: Partial<ReferenceEntry>): ReferenceEntry {
  return {
    kind: 'class',
    name: 'DeskLamp',
    package: { name: 'speak-lamp' },
    isDefault: false,
    marks: [],
    signatures: [],
    groups: [],
    lists: [],
    ...fields,
  };
}

function html(fields: Partial<ReferenceEntry>): string {
  const markup = renderToStaticMarkup(inPage(<ReferenceArticle entry={entry(fields)} />));
  return markup.replace(/<\/?lectern-static>/g, '').replace(/(?<=>)(?=<(?!\/|wbr))/g, '\n');
}

describe('a page of the API reference', () => {
  it('shows the kind, the source link, and a signature with links to types', () => {
    expect(
      html({
        module: { name: 'Lamp', route: '/api/Lamp' },
        source: { file: 'src/Lamp.ts', line: 12, url: 'https://example.com/src/Lamp.ts#L12' },
        marks: ['abstract'],
        signatures: [
          doc({
            summary: text('It listens.'),
            code: [
              { text: 'class ', token: 'k' },
              { text: 'DeskLamp', token: 't' },
              { text: '<' },
              { text: 'Switch', token: 't', to: { route: '/api/Switch' } },
              { text: '>' },
            ],
          }),
        ],
      }),
    ).toMatchSnapshot();
  });

  it('groups members, each with a heading that links to itself', () => {
    expect(
      html({
        groups: [
          {
            kind: 'methods',
            members: [
              {
                id: 'turn-on',
                name: 'turnOn',
                title: 'turnOn()',
                marks: ['static', 'inherited'],
                inheritedFrom: { name: 'Lamp.turnOn', to: { route: '/api/Lamp', anchor: 'turn-on' } },
                signatures: [
                  doc({
                    sections: ['parameters', 'returns', 'throws'],
                    parameters: [
                      {
                        name: 'level',
                        type: [{ text: 'number', token: 'k' }],
                        optional: true,
                        rest: false,
                        defaultValue: '100',
                        text: text('Percent.'),
                        properties: [],
                      },
                    ],
                    returns: { type: [{ text: 'boolean', token: 'k' }], text: text('Whether it is on.') },
                    throws: [text('When there is no power.')],
                  }),
                ],
              },
            ],
          },
        ],
      }),
    ).toMatchSnapshot();
  });

  it('starts with a table of all members: name, kind, and first sentence', () => {
    const member = (fields: Partial<MemberDoc>): MemberDoc => ({
      id: 'turn-on',
      name: 'turnOn',
      title: 'turnOn()',
      marks: [],
      signatures: [doc()],
      ...fields,
    });
    const level = member({
      id: 'level',
      name: 'level',
      title: 'level',
      marks: ['readonly'],
      brief: text('Percent.'),
    });
    const page = html({
      signatures: [doc({ summary: text('It listens.'), sections: ['examples'], examples: [text('On.')] })],
      groups: [
        { kind: 'properties', members: [level] },
        { kind: 'methods', members: [member({ brief: text('Lights it.') })] },
      ],
    });
    const table = page.slice(page.indexOf('<table>'), page.indexOf('</table>'));
    expect(table).toMatchSnapshot();
    // The overview comes after the description of the class, and before the longer sections.
    expect(page.indexOf('It listens.')).toBeLessThan(page.indexOf('<table>'));
    expect(page.indexOf('<table>')).toBeLessThan(page.indexOf('id="examples"'));
    // A single member needs no overview.
    expect(html({ groups: [{ kind: 'properties', members: [level] }] })).not.toContain('<table>');
  });

  it('lists the exports of a module with their kinds', () => {
    const entries = [
      { kind: 'class' as const, name: 'Lamp', to: { route: '/api/Lamp' }, summary: text('A lamp.') },
    ];
    expect(
      html({
        kind: 'module',
        name: 'Lamp',
        lists: [{ heading: { kind: 'classes' }, id: 'classes', entries }],
      }),
    ).toMatchSnapshot();
  });

  it('links names in comments to their pages, and renders Markdown in comments', () => {
    const summary: DocText = {
      ...text('As *a* '),
      parts: [
        { kind: 'markdown', text: 'As *a* ' },
        { kind: 'link', text: 'Switch', code: true, to: { route: '/api/Switch', anchor: 'on' } },
        { kind: 'markdown', text: ' and [one](./other.md), ' },
        { kind: 'link', text: 'a_[b]', code: false, to: 'https://example.com/(a b)' },
        { kind: 'link', text: ' elsewhere', code: false },
      ],
    };
    const markup = html({ signatures: [doc({ summary })] }).replaceAll('\n', '');
    expect(markup).toContain(
      '<p>As <em>a</em> <a href="/base/api/Switch#on"><code>Switch</code></a> and <a href="src/Lamp.ts:1%20./other.md">one</a>, <a href="https://example.com/(a%20b)">a_[b]</a> elsewhere</p>',
    );
  });

  it('loads its style sheet', () => {
    const head: string[] = [];
    renderToStaticMarkup(inPage(<ReferenceArticle entry={entry({})} />, { head }));
    expect(head).toEqual([expect.stringMatching(/^<link rel="stylesheet" /)]);
  });

  it('numbers overloads', () => {
    expect(html({ kind: 'function', name: 'dim', signatures: [doc(), doc()] })).toContain('id="overload-2"');
  });
});
