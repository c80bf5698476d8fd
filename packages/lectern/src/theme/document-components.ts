import SiteCodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme/MDXComponents';
import type { ComponentType, ReactNode } from 'react';
import { Children, createElement, isValidElement } from 'react';
import MarkdownDetails from './compat/elements/Details.js';
import originalComponents from './compat/MDXComponents.js';
import { elementComponents } from './element-components.js';
import CodeBlock from './exports/CodeBlock.js';

const isOwnCodeBlock = (SiteCodeBlock as unknown) !== CodeBlock;

/**
 * A site's own `@theme/MDXComponents` may lack components for which the compiler generates elements, so all original
 * components are included.
 */
export const documentComponents: Readonly<Record<string, unknown>> = {
  ...originalComponents,
  ...elementComponents,
  ...MDXComponents,
  ...highlightedOf({ ...elementComponents, ...MDXComponents }),
  ...codeOf({ ...elementComponents, ...MDXComponents }),
  ...fenceOf({ ...elementComponents, ...MDXComponents }),
  ...detailsOf({ ...elementComponents, ...MDXComponents }),
};

/** As in Docusaurus, the site's code block also shows code that a rehype plug-in has highlighted. */
function highlightedOf({ pre }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return pre === undefined && isOwnCodeBlock ? { pre: HighlightedPre } : {};
}

function HighlightedPre({ children, ...props }: { children?: ReactNode }): ReactNode {
  const [code, ...others] = Children.toArray(children);
  const isHighlighted =
    isValidElement<{ children?: ReactNode }>(code) &&
    others.length === 0 &&
    Children.toArray(code.props.children).some((part) => isValidElement(part));
  return isHighlighted ? createElement(SiteCodeBlock, code.props) : createElement('pre', props, children);
}

function fenceOf({ pre: Pre }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof Pre !== 'function') return {};
  // The site's `pre` component reads the code, its language, and the meta string from the props of its child.
  const fence = (code: CodeProps): ReactNode =>
    createElement(
      Pre as ComponentType<{ children?: ReactNode }>,
      {},
      createElement(
        FenceContent,
        { code, className: `language-${code.language}`, metastring: code.meta },
        code.source,
      ),
    );
  return { LecternFence: fence };
}

function FenceContent({ code: { source, meta, ...rest } }: FenceContentProps): ReactNode {
  const Fence = originalComponents.LecternFence as ComponentType<CodeProps>;
  return createElement(Fence, { ...rest, ...(isOwnCodeBlock ? { source, meta } : {}) });
}

function detailsOf({
  Details,
  details,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { Details: Details ?? details ?? MarkdownDetails };
}

interface FenceContentProps {
  code: CodeProps;
  className: string;
  metastring: string | undefined;
  children?: ReactNode;
}

interface CodeProps {
  language: string;
  source?: string | undefined;
  meta?: string | undefined;
}

/** The site's component for inline code receives plain text, without the `<wbr>` elements in long names. */
function codeOf({ code: Code }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof Code !== 'function') return {};
  const code = ({ children, ...props }: { children?: ReactNode }): ReactNode =>
    createElement(Code as ComponentType<object>, props, withoutBreaks(children));
  return { code };
}

function withoutBreaks(children: ReactNode): ReactNode {
  const parts = Children.toArray(children).filter((part) => !isValidElement(part) || part.type !== 'wbr');
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}
