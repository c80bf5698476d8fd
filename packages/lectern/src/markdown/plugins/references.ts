import type { MdastContent, MdastNode, MdastVisitorContext } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import { problem } from '../../diagnostics/diagnostic.js';
import { ownValue } from '../../util/own-value.js';
import { imageToken, linkToken } from '../tokens.js';
import type { Reference } from '../types.js';
import type { PluginState } from './state.js';

type JsxNode = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type JsxAttribute = JsxNode['attributes'][number];

const linkAttributes: Readonly<Record<string, readonly string[]>> = { a: ['href'], Link: ['to', 'href'] };
const imageAttributes: Readonly<Record<string, readonly string[]>> = { img: ['src'] };

/** Must run before `references` replaces URLs. */
export function definitions(state: PluginState) {
  return defineMdastPlugin({
    name: 'lectern-definitions',
    definition({ identifier, url, title }) {
      if (!state.definitions.has(identifier)) state.definitions.set(identifier, { url, title });
    },
    imageReference: ({ identifier }) => void state.usedBy.images.add(identifier),
    linkReference: ({ identifier }) => void state.usedBy.links.add(identifier),
  });
}

export function references(state: PluginState) {
  const visitJsx = (node: Readonly<JsxNode>, context: MdastVisitorContext) => {
    collectIds({ node, state });
    const name = node.name ?? '';
    const links = ownValue(linkAttributes, name) ?? [];
    const images = ownValue(imageAttributes, name) ?? [];
    const attributes = node.attributes.map((written) => {
      // In any other attribute, the component receives the value of the expression.
      const attribute =
        written.type === 'mdxJsxAttribute' && [...links, ...images].includes(written.name)
          ? plainAddress(written)
          : written;
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return attribute;
      if (links.includes(attribute.name))
        return { ...attribute, value: addLink({ state, node, url: attribute.value, isHtml: name === 'a' }) };
      if (images.includes(attribute.name))
        return { ...attribute, value: addImage({ state, node, url: attribute.value }) };
      return attribute;
    });
    if (name === 'img' && !hasAttribute(node.attributes, 'alt'))
      state.diagnostics.push(missingAlt({ state, node }));
    if (name === 'head') {
      context.replaceNode(node, { ...node, name: 'LecternHead' } as MdastContent);
    } else if (attributes.some((attribute, index) => attribute !== node.attributes[index])) {
      // The compiler ignores new attributes on an existing element.
      const { type, children } = node;
      // Without `loading`, React would preload the image before the article.
      const needsLoading = name === 'img' && !hasAttribute(node.attributes, 'loading');
      const loading = { type: 'mdxJsxAttribute' as const, name: 'loading', value: 'lazy' };
      const all = needsLoading ? [...attributes, loading] : attributes;
      context.replaceNode(node, { type, name: node.name, attributes: all, children } as MdastContent);
    }
  };
  return defineMdastPlugin({
    name: 'lectern-references',
    options: { position: true },
    link(node, context) {
      context.setProperty(node, 'url', addLink({ state, node, url: node.url }));
    },
    definition(node, context) {
      const { images, links } = state.usedBy;
      // If only images use a definition, its URL is recorded for each image.
      if (images.has(node.identifier) && !links.has(node.identifier)) return;
      context.setProperty(node, 'url', addLink({ state, node, url: node.url }));
    },
    image(node, context) {
      if ((node.alt ?? '').trim() === '') state.diagnostics.push(missingAlt({ state, node }));
      context.setProperty(node, 'url', addImage({ state, node, url: node.url }));
    },
    imageReference(node, context) {
      const definition = state.definitions.get(node.identifier);
      if (definition === undefined) return;
      if ((node.alt ?? '').trim() === '') state.diagnostics.push(missingAlt({ state, node }));
      const url = addImage({ state, node, url: definition.url });
      context.replaceNode(node, { type: 'image', url, alt: node.alt ?? '', title: definition.title ?? null });
    },
    mdxJsxFlowElement: visitJsx,
    mdxJsxTextElement: visitJsx,
  });
}

/**
 * `{require('./file.png').default}` becomes the file's path. Docusaurus's ideal-image plug-in uses `.src` instead of
 * `.default`.
 */
function plainAddress(attribute: JsxAttribute): JsxAttribute {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || attribute.value === null)
    return attribute;
  const [, address] =
    /^\s*require\(\s*['"]([^'"]+)['"]\s*\)(?:\.default|\.src)*\s*$/.exec(attribute.value.value) ?? [];
  if (address === undefined) return attribute;
  // As in Docusaurus, a path that starts with `/static/` is relative to the site's folder.
  return { ...attribute, value: address.startsWith('/static/') ? `@site${address}` : address };
}

type SourceLocation = Pick<MdastNode, 'position'>;

export function addLink({
  state,
  node,
  url,
  isHtml = false,
}: {
  state: PluginState;
  node: Readonly<SourceLocation>;
  url: string;
  isHtml?: boolean;
}): string {
  const token = linkToken({ key: state.key, index: state.links.length });
  state.links.push({ ...reference({ token, url, node }), ...(isHtml && { isHtml }) });
  return token;
}

export function addImage({
  state,
  node,
  url,
}: {
  state: PluginState;
  node: Readonly<SourceLocation>;
  url: string;
}): string {
  if (/^(?:https?:)?\/\//.test(url) || url.startsWith('data:')) return url;
  const token = imageToken({ key: state.key, index: state.images.length });
  state.images.push(reference({ token, url, node }));
  return token;
}

function reference({
  token,
  url,
  node,
}: {
  token: string;
  url: string;
  node: Readonly<SourceLocation>;
}): Reference {
  return {
    token,
    url: withSlashes(url),
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
  };
}

/** Browsers treat a backslash in a path as a slash. Authors on Windows copy paths with backslashes. */
function withSlashes(url: string): string {
  if (!url.includes('\\') || /^[a-z][\w+.-]*:/i.test(url)) return url;
  return url.replace(/^[^?#]*/, (path) => path.replaceAll('\\', '/'));
}

function hasAttribute(attributes: readonly JsxAttribute[], name: string): boolean {
  // Spread props may contain any attribute.
  return attributes.some(
    (attribute) => attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === name,
  );
}

function collectIds({ node, state }: { node: Readonly<JsxNode>; state: PluginState }): void {
  for (const attribute of node.attributes) {
    if (
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'id' &&
      typeof attribute.value === 'string'
    ) {
      state.anchors.push(attribute.value);
    }
  }
}

function missingAlt({ state, node }: { state: PluginState; node: Readonly<SourceLocation> }) {
  return problem({
    code: 'missing-alt',
    message: 'This image has no alt text.',
    hint: 'Describe the image in a few words: ![What it shows](./image.png).',
    file: state.file,
    line: node.position?.start.line,
    column: node.position?.start.column,
  });
}
