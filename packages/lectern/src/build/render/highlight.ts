import type { Highlighter } from '../../markdown/code/index.js';
import { prepareCodeBlock } from '../../markdown/code/index.js';
import type { Highlight } from '../../render/contract.js';

/** For code that a component gives as text. */
export function highlightWith(highlighter: Highlighter): Highlight {
  return ({ code, language, meta }) => {
    const block = prepareCodeBlock({ code, lang: language, meta, highlighter });
    return {
      html: block.html,
      language: block.lang,
      title: block.title,
      showLineNumbers: block.showLineNumbers,
    };
  };
}
