import type { Highlighter, MagicComment } from '../../markdown/code/index.js';
import { prepareCodeBlock } from '../../markdown/code/index.js';
import { readSample, sampleKey } from '../../markdown/code/sample.js';
import type { TextMarks } from '../../markdown/types.js';
import type { CompileInSource } from '../compile/unified-sources.js';
import type { Highlight } from './contract.js';

/** How code is shown. */
export interface CodeOptions {
  highlighter: Highlighter;
  magicComments?: readonly MagicComment[] | undefined;
}

/** What compiling a document depends on, besides the text. */
export interface TextOptions extends CodeOptions {
  /** What plug-ins look for. */
  marks: TextMarks;
  /** Seconds that compiling one text may take. */
  timeLimit: number;
  /** Compiles documents that name a source; absent: there are none. */
  compileInSource?: CompileInSource | undefined;
}

/** For code that a component gives as text. */
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
