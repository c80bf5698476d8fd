import MDXComponents from '@theme/MDXComponents';
import type { ComponentType, ReactNode } from 'react';
import { Children, createElement, isValidElement } from 'react';
import originalComponents from './compat/MDXComponents.js';
import { elementComponents } from './element-components.js';

/**
 * The components of documents. Components that the compiler generates are added, because a site's own
 * `@theme/MDXComponents` may lack them.
 */
export const documentComponents: Readonly<Record<string, unknown>> = {
  ...originalComponents,
  ...elementComponents,
  ...MDXComponents,
  ...codeOf({ ...elementComponents, ...MDXComponents }),
};

/**
 * Returns the site's component for inline code, if it has one. The component receives plain text, without the line
 * breaks that the theme allows in long names.
 */
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
