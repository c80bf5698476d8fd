import type { ReactNode } from 'react';
import { Children, createElement, useState } from 'react';
import type { CodeBlockProps } from '../article/CodeBlock.js';
import { CodeBlock } from '../article/CodeBlock.js';
import { LateCode } from '../article/LateCode.js';
import useIsBrowser from '../compat/useIsBrowser.js';
import { staticInIslands } from '../static-in-islands.js';

const StaticCode = staticInIslands(CodeBlock);

/** In an island, code that changes or appears after hydration has no prerendered HTML. */
export default function CodeBlockInIslands(props: CodeBlockProps): ReactNode {
  const isBrowser = useIsBrowser();
  const shown = contentOf(props);
  const [prerendered] = useState(isBrowser ? undefined : shown);
  const isLate = isBrowser && shown !== prerendered && props.live !== true;
  return createElement(isLate ? LateCode : StaticCode, props);
}

function contentOf({ children, language, className, title }: CodeBlockProps): string {
  return [Children.toArray(children).join(''), language, className, title].join('\n');
}
