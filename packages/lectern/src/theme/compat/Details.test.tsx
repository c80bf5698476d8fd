import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LecternStatic } from '../article/Static.js';
import Details from './Details.js';

test.each<{ name: string; props: ComponentProps<typeof Details>; summary: string }>([
  { name: 'no summary', props: { children: 'Text' }, summary: '<summary>Details</summary>' },
  { name: 'a string', props: { summary: 'More', children: 'Text' }, summary: '<summary>More</summary>' },
  {
    name: 'an element',
    props: { summary: <summary id="more">More</summary>, children: 'Text' },
    summary: '<summary id="more">More</summary>',
  },
  {
    name: 'an element among the children',
    props: { children: [<summary key="more">More</summary>, 'Text'] },
    summary: '<summary>More</summary>',
  },
  {
    name: 'HTML that the compiler made of it',
    props: { children: [<LecternStatic key="more" html="<summary>More</summary>" />, 'Text'] },
    summary: '<lectern-static><summary>More</summary></lectern-static>',
  },
])('Details: $name is shown as a single summary', ({ props, summary }) => {
  expect(renderToStaticMarkup(<Details {...props} />)).toBe(`<details>${summary}Text</details>`);
});
