import { isObject, objectOf, plainData, textOf } from '../values.js';

interface Input {
  module: string;
  modules: unknown;
  props: unknown;
  content: unknown;
}

/**
 * Generates a module that passes a route's `modules` and `props` to its component, as Docusaurus does. `modules` may be
 * nested in arrays and objects.
 */
export function routeModule({ module, modules, props, content }: Input): string {
  const imports: string[] = [];
  const posts = postsBySource(content);
  const importOf = (path: string): string => {
    const name = `data${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(path)};`);
    const post = posts.get(path);
    return post === undefined ? name : `withPost(${name}, ${JSON.stringify(post)})`;
  };
  const data = expression({ value: isObject(modules) ? modules : {}, importOf });
  return [
    `import Component from ${JSON.stringify(module)};`,
    ...imports,
    `const props = ${JSON.stringify(isObject(props) ? props : {})};`,
    ...(data.includes('withPost(') ? [withPost] : []),
    `const data = ${data};`,
    'export default () => <Component {...props} {...data} />;',
    '',
  ].join('\n');
}

/** In Docusaurus, the module of a post also has its metadata. */
const withPost =
  'const withPost = (Content, post) => Object.assign((given) => <Content {...given} />, { assets: {}, toc: [], ...post });';

interface Expression {
  value: unknown;
  importOf: (path: string) => string;
}

function expression({ value, importOf }: Expression): string {
  if (typeof value === 'string') return importOf(value);
  if (Array.isArray(value))
    return `[${value.map((each) => expression({ value: each, importOf })).join(', ')}]`;
  const { __import: isImport, path, ...rest } = objectOf(value);
  // Lectern imports whole posts: a query such as `truncated` has no effect.
  if (isImport === true && typeof path === 'string') return importOf(path);
  const entries = path === undefined ? rest : { path, ...rest };
  return `{ ${Object.entries(entries)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${expression({ value: inner, importOf })}`)
    .join(', ')} }`;
}

/** The posts of Docusaurus's blog plug-in, which a site's plug-in may wrap. */
function postsBySource(content: unknown): ReadonlyMap<string, { metadata: unknown; frontMatter: unknown }> {
  const { blogPosts } = objectOf(content);
  return new Map(
    (Array.isArray(blogPosts) ? (blogPosts as unknown[]) : []).flatMap((post) => {
      const { metadata } = objectOf(post);
      const source = textOf(objectOf(metadata).source);
      const data = plainData(metadata);
      return source === undefined
        ? []
        : [[source, { metadata: data, frontMatter: objectOf(data).frontMatter ?? {} }] as const];
    }),
  );
}
