import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { evaluateLive } from './evaluate.js';

const scope = { React, ...React, name: 'world' };

function html(code: string, noInline = false): string {
  return renderToStaticMarkup(evaluateLive({ code, noInline, scope }));
}

test('live code: an element, an arrow function, or a function declaration is rendered', () => {
  expect(html('<b>Hello {name}</b>')).toBe('<b>Hello world</b>');
  expect(html('() => { const [n] = useState(2); return <i>{n}</i>; };')).toBe('<i>2</i>');
  expect(html('function Box() { return <p>{name}</p> } // end')).toBe('<p>world</p>');
  expect(html('({ length }: string) => <u>{String(length)}</u>')).toBe('<u>undefined</u>');
});

test('live code: with noInline, the argument of the last render(…) call is rendered', () => {
  expect(html('const A = () => <b>a</b>;\nrender(<A />);\nrender(<><A /><A /></>);', true)).toBe(
    '<b>a</b><b>a</b>',
  );
  expect(html('const nothing = 1;', true)).toBe('');
});

test('live code: a syntax error is reported with its location, and a runtime error with its message', () => {
  expect(() => html('<b>Hello')).toThrow(/\(\d+:\d+\)/);
  expect(() => html('<b>{missing}</b>')).toThrow('missing is not defined');
});

test('live code: an infinite loop is stopped, whether it runs immediately or in a component', () => {
  expect(() => html('while (true) {}', true)).toThrow('a loop ran for more than 1 s');
  expect(() => html('() => { for (let i = 0; ; i++); }')).toThrow('a loop ran for more than 1 s');
});
