import type { Random } from '../campaign.js';
import { names } from './odd-pieces.js';
import { listed, times } from './repeats.js';

export const yamlValues = [
  ...listed(
    '!!binary a  !!set {a, b}  !!timestamp 2001  !!js/function a  !<tag:a> b  !a b  &a b  *a  &a [*a]  0x1F  0o7  1_000',
  ),
  ...listed(
    '.inf  .nan  -0  1e400  99999999999999999999999  190:20:30  9999-99-99  2024-02-30  275760-09-14  -1  0000-01-01',
  ),
  ...listed(
    '2024-01-01T00:00:00+99:99  yes  ~  ""  |  >-  [  {  "\\x  \'  ? a  @a  `a`  %a  - a  a: b  [[[[]]]]  {a: {b: 1}}',
  ),
  ...listed(
    '../..  /  //  \\  a\\0b  "\\0"  "\\uD800"  __proto__  .  ..  /..  "a\\nb"  https://  %  %00  1  true  [1, null]',
  ),
  ...listed(
    'CON  index  a b  #a  ?a  "#a"  "?a"  é  😀  api/../../a  "a/\\0"  [a, a]  {}  []  [{}]  "/a//b"  "./a"  "a/."',
  ),
  'a'.repeat(5000),
];
const keys = [
  ...listed(
    'title  description  slug  id  sidebar_label  sidebar_position  tags  keywords  image  draft  unlisted  hide_title',
  ),
  ...listed(
    'toc_min_heading_level  pagination_next  last_update  custom_edit_url  authors  date  parent  head  <<  ? [a]  "a b"',
  ),
  ...listed(
    '1  null  %YAML 1.2  ---  ...  displayed_sidebar  sidebar_class_name  hide_table_of_contents  pagination_label',
  ),
  ...names,
];

export function oddFrontMatter(random: Random): string {
  const fence = random.pick(listed('---  ---  ---  ---  ---  ---   +++  ;;;  ----  \uFEFF---'));
  const lines = times(random, 6, () => `${random.pick(keys)}: ${random.pick(yamlValues)}\n`);
  return `${fence}\n${lines}${random.pick(listed('---  ---  ---  ---  ...  --- a'))}\n`;
}
