import type { MdastNode } from 'satteri';

export type LiveElement = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Thrown for an element whose content JSX can't express, such as a Markdown list. */
export class NotPlainJsx extends Error {}

const handlerName = /^on[A-Z]/;
const functionValue =
  /^\s*(?:async\s+)?(?:function\b|\([^)]*\)\s*=>|[\w$]+\s*=>)|^\s*\{[\s\S]*(?:=>|\bfunction\b)/;

/** `values` contains the names of imported or exported values that may be functions, or contain functions. */
export function needsBrowser(node: Readonly<LiveElement>, values: ReadonlySet<string>): boolean {
  return isBrowserOnly(node) || hasFunction(node) || receivesValue(node, values);
}

function receivesValue({ name, attributes }: Readonly<LiveElement>, values: ReadonlySet<string>): boolean {
  if (name === null || !/^[A-Z]/.test(name)) return false;
  return attributes.some(({ value }) => {
    const code = typeof value === 'object' && value !== null ? value.value : '';
    return values.has(/^\s*([\w$]+)(?:\.[\w$]+)*\s*$/.exec(code)?.[1] ?? '');
  });
}

/** A `BrowserOnly` element must run in the browser if it contains no component, or uses browser globals. */
export function isBrowserOnly({ name, children }: Readonly<Pick<LiveElement, 'name' | 'children'>>): boolean {
  if (name !== 'BrowserOnly') return false;
  const code = children.map((child) => ('value' in child ? child.value : '')).join('\n');
  return browserGlobals.test(code) || !/<[A-Z]/.test(code);
}

const browserGlobals =
  /(?<![\w$.])(?:window|document|navigator|localStorage|sessionStorage|location|matchMedia)(?![\w$])/;

function hasFunction({ attributes }: Readonly<LiveElement>): boolean {
  return attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.value !== null &&
      typeof attribute.value === 'object' &&
      (handlerName.test(attribute.name) || functionValue.test(attribute.value.value)),
  );
}

/** These variables exist only inside a compiled document. */
const documentNames = /(?<![\w$.])(?:props|frontMatter|contentTitle|toc|metadata)(?![\w$])/;

/** @throws NotPlainJsx */
export function elementJsx({ node, known }: { node: LiveElement; known: ReadonlySet<string> }): string {
  const jsx = jsxOf(node as MdastNode);
  const components = [...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  if (documentNames.test(jsx) || components.some((name) => !known.has(name))) throw new NotPlainJsx();
  return jsx;
}

function jsxOf(node: MdastNode): string {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const name = node.name ?? '';
      return `<${[name, ...node.attributes.map(attributeOf)].join(' ')}>${childrenOf(node)}</${name}>`;
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return `{${node.value}}`;
    case 'text':
      return `{${JSON.stringify(node.value)}}`;
    case 'paragraph':
      return isText(node) ? `<p>${childrenOf(node)}</p>` : childrenOf(node);
    case 'strong':
      return `<strong>${childrenOf(node)}</strong>`;
    case 'emphasis':
      return `<em>${childrenOf(node)}</em>`;
    case 'inlineCode':
      return `<code>{${JSON.stringify(node.value)}}</code>`;
    case 'break':
      return '<br />';
    default:
      throw new NotPlainJsx();
  }
}

function childrenOf({ children }: { children: readonly MdastNode[] }): string {
  return children.map(jsxOf).join('');
}

/** Without text, MDX doesn't wrap elements and expressions in a paragraph. */
function isText({ children }: { children: readonly MdastNode[] }): boolean {
  return children.some(
    (child) => !child.type.startsWith('mdx') && !(child.type === 'text' && child.value.trim() === ''),
  );
}

function attributeOf(attribute: LiveElement['attributes'][number]): string {
  if (attribute.type !== 'mdxJsxAttribute') return `{${attribute.value}}`;
  const { name, value } = attribute;
  if (value === null || value === undefined) return name;
  return `${name}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`;
}
