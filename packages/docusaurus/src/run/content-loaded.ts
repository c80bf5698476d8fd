import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { hashText } from 'lectern/plugin';
import { isObject, listOf, objectOf, plainData, textOf } from '../values.js';

export interface AddedRoute {
  /** The route, without the base path. */
  route: string;
  /** The absolute path of the module whose default export is the page. */
  path: string;
  file: string;
}

interface Input {
  contentLoaded: (input: { content: unknown; actions: object; allContent: object }) => Promise<unknown>;
  content: unknown;
  siteDir: string;
  name: string;
}

export interface AddedContent {
  routes: AddedRoute[];
  globalData?: unknown;
}

export async function addedRoutes(input: Input): Promise<AddedContent> {
  const { contentLoaded, content, siteDir, name } = input;
  const routes: AddedRoute[] = [];
  let globalData: unknown;
  const dir = join(siteDir, '.lectern/docusaurus', name.replace(/[^\w-]+/g, '-'));
  const addRoute = (config: unknown): void => {
    const { path, component, modules, props, routes: inner } = objectOf(config);
    const module = modulePath({ siteDir, module: textOf(component) ?? '' });
    const route = textOf(path);
    if (route !== undefined && module !== undefined)
      routes.push({ route: routeOf(route), ...entryFor({ dir, siteDir, module, modules, props }) });
    for (const each of listOf(inner)) addRoute(each);
  };
  await contentLoaded({
    content,
    allContent: {},
    actions: {
      addRoute,
      createData: async (file: string, data: unknown) =>
        writeText({ file: join(dir, file), text: typeof data === 'string' ? data : JSON.stringify(data) }),
      setGlobalData: (data: unknown) => {
        globalData = plainData(data);
      },
    },
  });
  return { routes, globalData };
}

function routeOf(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function modulePath({ siteDir, module }: { siteDir: string; module: string }): string | undefined {
  if (module === '') return undefined;
  if (module.startsWith('@site/')) return join(siteDir, module.slice('@site/'.length));
  return isAbsolute(module) || !module.startsWith('.') ? module : resolve(siteDir, module);
}

/** Writes a module that passes the route's `modules` and `props` to the component, as Docusaurus does. */
function entryFor({
  dir,
  siteDir,
  module,
  modules,
  props,
}: {
  dir: string;
  siteDir: string;
  module: string;
  modules: unknown;
  props: unknown;
}): Omit<AddedRoute, 'route'> {
  const files = Object.entries(objectOf(modules)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const text = [
    `import Component from ${JSON.stringify(module)};`,
    ...files.map(([, path], index) => `import data${index} from ${JSON.stringify(path)};`),
    `const props = ${JSON.stringify(isObject(props) ? props : {})};`,
    `const data = { ${files.map(([key], index) => `${JSON.stringify(key)}: data${index}`).join(', ')} };`,
    'export default () => <Component {...props} {...data} />;',
    '',
  ].join('\n');
  const path = writeText({ file: join(dir, `page-${hashText(text).slice(0, 8)}.jsx`), text });
  return { path, file: relative(siteDir, path).replaceAll('\\', '/') };
}

function writeText({ file, text }: { file: string; text: string }): string {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
