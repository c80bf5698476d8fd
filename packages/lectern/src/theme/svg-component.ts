import type { ComponentPropsWithoutRef, ComponentType } from 'react';
import { createElement, memo } from 'react';
import { escapeText } from '../util/escape.js';
import { trustedHtml } from '../util/trusted-html.js';

interface Input {
  /** URL of the file. */
  url: string;
  /** Attributes of the root element, with React's names. */
  attributes: Readonly<Record<string, unknown>>;
  /** Its inner SVG. */
  html: string;
}

type SvgProps = ComponentPropsWithoutRef<'svg'> & { title?: string };

/** The result of importing an SVG: a component that draws it, and, as a string, its URL. */
export function svgComponent({ url, attributes, html }: Input): ComponentType<SvgProps> & string {
  const draw = ({ title, ...props }: SvgProps) =>
    createElement('svg', {
      ...attributes,
      ...props,
      dangerouslySetInnerHTML: {
        __html: trustedHtml(title === undefined ? html : `<title>${escapeText(title)}</title>${html}`),
      },
    });
  const toText = (): string => url;
  // React recognizes a component by a marker property, and converts an object in an attribute to a string.
  return Object.assign(memo(draw), {
    toString: toText,
    toJSON: toText,
    src: url,
  }) as unknown as ComponentType<SvgProps> & string;
}
