import type { ComponentPropsWithoutRef, ComponentType } from 'react';
import { createElement, memo, useMemo } from 'react';
import { escapeText } from '../util/escape.js';
import { trustedHtml } from '../util/trusted-html.js';

interface Input {
  url: string;
  /** Attributes of the root element, by their React names. */
  attributes: Readonly<Record<string, unknown>>;
  html: string;
}

type SvgProps = ComponentPropsWithoutRef<'svg'> & { title?: string };

/** Returns the component that an SVG import evaluates to. Converted to a string, the component is the file's URL. */
export function svgComponent({ url, attributes, html }: Input): ComponentType<SvgProps> & string {
  const draw = ({ title, ...props }: SvgProps) => {
    const content = title === undefined ? html : `<title>${escapeText(title)}</title>${html}`;
    // Memoized, because React parses the HTML again for a new object.
    const inner = useMemo(() => ({ __html: trustedHtml(content) }), [content]);
    return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML: inner });
  };
  const toText = (): string => url;
  // React recognizes the object that `memo` returns as a component. If the object is passed as an attribute, React
  // converts it to a string.
  return Object.assign(memo(draw), {
    toString: toText,
    toJSON: toText,
    src: url,
  }) as unknown as ComponentType<SvgProps> & string;
}
