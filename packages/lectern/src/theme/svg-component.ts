import type { ComponentPropsWithoutRef, ComponentType } from 'react';
import { createElement, memo, useMemo } from 'react';
import { escapeText } from '../util/escape.js';
import { trustedHtml } from '../util/trusted-html.js';

interface Input {
  /** URL of the file. */
  url: string;
  /** Attributes of the root element, by React's names. */
  attributes: Readonly<Record<string, unknown>>;
  /** SVG inside the root element. */
  html: string;
}

type SvgProps = ComponentPropsWithoutRef<'svg'> & { title?: string };

/** Returns the result of importing an SVG: a component that draws it and that evaluates to the URL as a string. */
export function svgComponent({ url, attributes, html }: Input): ComponentType<SvgProps> & string {
  const draw = ({ title, ...props }: SvgProps) => {
    const content = title === undefined ? html : `<title>${escapeText(title)}</title>${html}`;
    // React parses the HTML again if the object is a new one.
    const inner = useMemo(() => ({ __html: trustedHtml(content) }), [content]);
    return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML: inner });
  };
  const toText = (): string => url;
  // React recognizes a component by a marker property, and converts an object in an attribute to a string.
  return Object.assign(memo(draw), {
    toString: toText,
    toJSON: toText,
    src: url,
  }) as unknown as ComponentType<SvgProps> & string;
}
