import { joinRoute } from 'lectern/plugin';

export interface ListPage<Item> {
  route: string;
  /** 1-based. */
  number: number;
  items: readonly Item[];
  previous?: string | undefined;
  next?: string | undefined;
}

/** An empty list has one empty page. */
export function paginate<Item>({
  items,
  base,
  pageBasePath,
  perPage,
}: {
  items: readonly Item[];
  base: string;
  pageBasePath: string;
  perPage: number | 'ALL';
}): ListPage<Item>[] {
  const size = perPage === 'ALL' ? Math.max(1, items.length) : perPage;
  const count = Math.max(1, Math.ceil(items.length / size));
  const routeOf = (number: number): string =>
    number === 1 ? joinRoute(base) : joinRoute(base, pageBasePath, String(number));
  return Array.from({ length: count }, (_, index) => ({
    route: routeOf(index + 1),
    number: index + 1,
    items: items.slice(index * size, (index + 1) * size),
    ...(index > 0 ? { previous: routeOf(index) } : {}),
    ...(index + 1 < count ? { next: routeOf(index + 2) } : {}),
  }));
}
