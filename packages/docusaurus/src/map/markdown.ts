import type { Rules } from '../carry.js';
import type { Note } from '../notes.js';
import { objectOf } from '../values.js';

export function markdownRules(note: Note): Rules {
  return {
    format: 'built-in',
    anchors: (anchors) => {
      if (objectOf(anchors).maintainCase === true)
        note({
          key: 'markdown.anchors.maintainCase',
          why: 'Generated heading IDs are always lowercase.',
          instead:
            'If links use an ID with capital letters, set that ID in the heading: ## Heading {#My-ID}.',
        });
      return {};
    },
    mermaid: 'built-in',
    hooks: 'built-in',
    emoji: 'built-in',
    mdx1Compat: 'built-in',
    remarkRehypeOptions: {
      why: 'Footnote labels come from Lectern’s theme.',
      instead: 'No action needed.',
    },
    preprocessor: 'built-in',
    parseFrontMatter: 'built-in',
  };
}
