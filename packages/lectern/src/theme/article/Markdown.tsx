import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import type { MarkdownInput } from '../../session/render/contract.js';
import { useMarkdown } from '../context.js';
import { CodeBlock } from './CodeBlock.js';
import { LecternStatic } from './Static.js';

/** Renders Markdown that a plug-in component receives as data. */
export function Markdown(input: MarkdownInput): ReactNode {
  const chunks = useMarkdown()(input).map((chunk) =>
    'html' in chunk
      ? createElement(LecternStatic, { html: chunk.html })
      : createElement(CodeBlock, { language: chunk.language, metastring: chunk.meta }, chunk.code),
  );
  // React requires keys for the children in an array, but not for separate arguments.
  return createElement(Fragment, null, ...chunks);
}
