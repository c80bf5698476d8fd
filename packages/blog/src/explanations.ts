import type { Explanations } from 'lectern/plugin';

export const explanations: Explanations = {
  'invalid-authors': {
    meaning: 'The authors file isn’t valid YAML, or an author has a key or value that isn’t allowed.',
    fix: 'Change the entry to the form that the message describes.',
  },
  'invalid-post-author': {
    meaning:
      'The front matter of a post names its author in a form that isn’t allowed, or in both `author` and `authors`.',
    fix: 'Use `authors` with a key from the authors file, or an object with a `name`.',
  },
  'unknown-author': {
    meaning: 'A post names an author that isn’t in the authors file, or there is no authors file.',
    fix: 'Correct the key, or add the author.',
  },
  'inline-author': {
    meaning: 'A post describes its author inline instead of naming an author from the authors file.',
    fix: 'Move the author to the authors file, or set `onInlineAuthors` to `ignore`.',
  },
  'invalid-post-date': {
    meaning: 'A post has no date, or a date that can’t be parsed.',
    fix: 'Write `date: 2026-03-01` in the front matter, or start the file name with the date.',
  },
  'untruncated-post': {
    meaning: 'A post has no truncation marker, so lists show it in full.',
    fix: 'Add `<!-- truncate -->` after the introduction, or set `onUntruncatedBlogPosts` to `ignore`.',
  },
};
