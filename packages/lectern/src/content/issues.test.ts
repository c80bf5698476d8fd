import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssues } from './issues.js';

test.each([
  [z.number().min(0), -5, 'found -5, expected at least 0.'],
  [z.number().positive(), 0, 'found 0, expected more than 0.'],
  [z.number().max(9), 10, 'found 10, expected at most 9.'],
  [z.array(z.string()).min(1), [], 'found [], expected a non-empty list.'],
  [z.array(z.number()).max(2), [1, 2, 3], 'found [1,2,3], expected a list with at most 2 entries.'],
  [z.string().min(1), '', 'found "", expected a non-empty string.'],
  [z.string().min(3), 'a', 'found "a", expected a string with at least 3 characters.'],
  [z.iso.datetime(), 'never', 'found "never", expected a time such as 2026-11-21T09:30:00Z.'],
  [z.iso.date(), '2026-02-30', 'found "2026-02-30", expected a date such as 2026-11-21.'],
  [z.number(), Number.POSITIVE_INFINITY, 'found Infinity, expected a number.'],
  [z.number().min(0, 'a size in pixels'), -1, 'found -1, expected a size in pixels.'],
])(
  "issues: a schema's check without a message is described in plain words: case %#",
  (schema, value, message) => {
    const issues = z.safeParse(schema, value).error?.issues ?? [];
    expect(describeIssues({ issues, value }).map((issue) => issue.message)).toEqual([message]);
  },
);
