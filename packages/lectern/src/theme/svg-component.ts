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

/** Converted to a string, the component is the file's URL. As in Docusaurus, the component ignores its children. */
export function svgComponent({ url, attributes, html }: Input): ComponentType<SvgProps> & string {
  const draw = ({ title, children: _, ...props }: SvgProps) => {
    const content = title === undefined ? html : `<title>${escapeText(title)}</title>${html}`;
    // React parses the HTML again for each new object.
    const inner = useMemo(() => ({ __html: trustedHtml(content) }), [content]);
    return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML: inner });
  };
  const toText = (): string => url;
  // React renders the object that `memo` returns as a component. In an attribute, React converts the object to a
  // string.
  return Object.assign(memo(draw), {
    toString: toText,
    toJSON: toText,
    src: url,
  }) as unknown as ComponentType<SvgProps> & string;
}
