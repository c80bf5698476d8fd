import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { hashText } from 'lectern/plugin';
import { listOf, objectOf, plainData, textOf } from '../values.js';
import { routeModule } from './route-module.js';

/** Docusaurus's `@generated`. As in Docusaurus, each instance of a plug-in has its own folder of data. */
export const generatedFolder = '.lectern/docusaurus';

export interface AddedRoute {
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
  id: string;
  baseUrl: string;
  /** Whether a route with this component is left out. */
  skips: (component: string) => boolean;
}

export interface AddedContent {
  routes: AddedRoute[];
  globalData?: unknown;
}

export async function addedRoutes(input: Input): Promise<AddedContent> {
  const { contentLoaded, content, siteDir, name, id, baseUrl, skips } = input;
  const routes: AddedRoute[] = [];
  let globalData: unknown;
  const dir = join(siteDir, generatedFolder, name.replace(/[^\w-]+/g, '-'), id);
  const addRoute = (config: unknown): void => {
    const { path, component, modules, props, routes: inner } = objectOf(config);
    const module = modulePath({ siteDir, module: textOf(component) ?? '' });
    const route = textOf(path);
    if (route !== undefined && module !== undefined && !skips(textOf(component) ?? '')) {
      const text = routeModule({ module, modules, props, content });
      routes.push({ route: routeOf({ path: route, baseUrl }), ...entryFor({ dir, siteDir, text }) });
    }
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

/** Plug-ins add the base path to their routes. */
function routeOf({ path, baseUrl }: { path: string; baseUrl: string }): string {
  const inside = path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
  return inside.length > 1 ? inside.replace(/\/$/, '') : inside;
}

function modulePath({ siteDir, module }: { siteDir: string; module: string }): string | undefined {
  if (module === '') return undefined;
  if (module.startsWith('@site/')) return join(siteDir, module.slice('@site/'.length));
  return isAbsolute(module) || !module.startsWith('.') ? module : resolve(siteDir, module);
}

function entryFor({
  dir,
  siteDir,
  text,
}: {
  dir: string;
  siteDir: string;
  text: string;
}): Omit<AddedRoute, 'route'> {
  const path = writeText({ file: join(dir, `page-${hashText(text).slice(0, 8)}.jsx`), text });
  return { path, file: relative(siteDir, path).replaceAll('\\', '/') };
}

function writeText({ file, text }: { file: string; text: string }): string {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
