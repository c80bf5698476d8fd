import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { importsOf } from './inputs.js';

test.each([
  ['a.css', '@import "./b.css"; .c { background: url(d.svg?x#y) }', ['b.css', 'd.svg']],
  ['a.css', '.a { composes: b from "./c.css" } @import url(https://example.org/x.css);', ['c.css']],
  ['a.scss', '@use "part" with ($size: 1px); @forward "@site/lib";', ['_part.scss', 'lib/_index.scss']],
  ['a.scss', "@import 'part', 'plain';", ['_part.scss', 'plain.scss']],
  ['a.sass', '@import part\n@use plain', ['_part.scss', 'plain.scss']],
  ['a.less', '@import (reference) "more";', ['more.less']],
  ['a.less', '@import "./more.less";', ['more.less']],
])('importsOf finds the files that %s imports: %s', async (name, source, expected) => {
  await using site = await tempSite({
    [name]: source,
    '_part.scss': '',
    'plain.scss': '',
    'lib/_index.scss': '',
    'more.less': '',
  });
  const found = importsOf({ file: `${site.dir}/${name}`, siteDir: site.dir });
  expect(found.map((path) => relative(site.dir, path))).toEqual(expected);
});
