import { joinRoute, resolveRoute, splitPath } from '../paths.js';

interface Input {
  file: string;
  routeBasePath: string;
  slug?: string | undefined;
}

export function pageAddress({ file, routeBasePath, slug }: Input): { id: string; route: string } {
  const { dir, name } = splitPath(file);
  const id = dir === '' ? name : `${dir}/${name}`;
  if (slug !== undefined && slug !== '')
    return { id, route: joinRoute(routeBasePath, resolveRoute({ from: `/${dir}`, to: slug })) };
  return { id, route: joinRoute(routeBasePath, name === 'index' ? dir : id) };
}
