import { prepareCodeBlock } from '../../markdown/code/code-block.js';
import type { Highlighter } from '../../markdown/code/highlighter.js';
import type { MagicComment } from '../../markdown/code/line-marker.js';
import { readSample, sampleKey } from '../../markdown/code/sample.js';
import type { TextMarks } from '../../markdown/types.js';
import type { CompileInSource } from '../compile/unified-sources.js';
import type { Highlight } from './contract.js';

export interface CodeOptions {
  highlighter: Highlighter;
  magicComments?: readonly MagicComment[] | undefined;
}

export interface TextOptions extends CodeOptions {
  marks: TextMarks;
  /** In seconds, for each document. */
  timeLimit: number;
  /** Compiles documents from sources with remark or rehype plug-ins. Undefined if no source has any. */
  compileInSource?: CompileInSource | undefined;
}

export function highlightWith({ highlighter, magicComments }: CodeOptions): Highlight {
  return ({ code, language, meta }) => {
    const block = prepareCodeBlock({
      code,
      lang: language,
      meta,
      highlighter,
      ...(magicComments === undefined ? {} : { magicComments }),
    });
    const sample = readSample({ code, language: block.lang, options: block.options });
    return {
      html: block.html,
      language: block.lang,
      title: block.title,
      showLineNumbers: block.showLineNumbers,
      run: sample?.run ? sampleKey(sample) : undefined,
    };
  };
}
