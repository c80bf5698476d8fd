import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LecternStatic } from '../article/Static.js';
import Details from './Details.js';

test.each<{ name: string; props: ComponentProps<typeof Details>; summary: string }>([
  { name: 'no summary', props: { children: 'Text' }, summary: '<summary>Details</summary>' },
  {
    name: 'a string as the summary',
    props: { summary: 'More', children: 'Text' },
    summary: '<summary>More</summary>',
  },
  {
    name: 'an element as the summary',
    props: { summary: <summary id="more">More</summary>, children: 'Text' },
    summary: '<summary id="more">More</summary>',
  },
  {
    name: 'a summary element among the children',
    props: { children: [<summary key="more">More</summary>, 'Text'] },
    summary: '<summary>More</summary>',
  },
  {
    name: 'a summary that the compiler turned into HTML',
    props: { children: [<LecternStatic key="more" html="<summary>More</summary>" />, 'Text'] },
    summary: '<lectern-static><summary>More</summary></lectern-static>',
  },
])('Details: with $name, exactly one summary is shown', ({ props, summary }) => {
  expect(renderToStaticMarkup(<Details {...props} />)).toBe(`<details>${summary}Text</details>`);
});
