import { expect, test } from 'vitest';
import { pathAtLine } from './json-lines.js';

const value = {
  empty: {},
  none: [],
  list: [1, { inner: 'a\nb' }, [true]],
  last: { deep: { deepest: null } },
};

test('pathAtLine returns the path of the value on a line of an indented JSON example', () => {
  const lines = JSON.stringify(value, undefined, 2).split('\n');
  expect(lines.map((text, index) => [text.trim(), pathAtLine({ value, line: index + 1 }).join('.')])).toEqual(
    [
      ['{', ''],
      ['"empty": {},', 'empty'],
      ['"none": [],', 'none'],
      ['"list": [', 'list'],
      ['1,', 'list.0'],
      ['{', 'list.1'],
      ['"inner": "a\\nb"', 'list.1.inner'],
      ['},', 'list.1'],
      ['[', 'list.2'],
      ['true', 'list.2.0'],
      [']', 'list.2'],
      ['],', 'list'],
      ['"last": {', 'last'],
      ['"deep": {', 'last.deep'],
      ['"deepest": null', 'last.deep.deepest'],
      ['}', 'last.deep'],
      ['}', 'last'],
      ['}', ''],
    ],
  );
});
