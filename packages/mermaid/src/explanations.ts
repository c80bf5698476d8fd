import type { Explanations } from 'lectern/plugin';

export const explanations: Explanations = {
  'mermaid-syntax': {
    meaning: 'A Mermaid diagram has a syntax error.',
    fix: 'Fix the line that the message names.',
  },
  'mermaid-unsupported': {
    meaning:
      'A diagram has a type that can’t be drawn at build time. The page shows the diagram’s source instead.',
    fix: 'Use another type of diagram, or an image.',
  },
};
