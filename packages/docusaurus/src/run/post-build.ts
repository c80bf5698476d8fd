import { join } from 'node:path';
import type { OutputInput, OutputLocale } from 'lectern/plugin';
import type { Loose } from '../values.js';

export type CallPostBuild = (props: Loose) => Promise<unknown>;

/** Docusaurus calls `postBuild` once for each locale. The hook gets a copy of the files to publish as `outDir`. */
export async function runPostBuild({
  call,
  context,
  content,
  folder,
  locales,
}: Pick<OutputInput, 'folder' | 'locales'> & {
  call: CallPostBuild;
  context: Loose;
  content: unknown;
}): Promise<void> {
  for (const locale of locales) await call({ ...propsOf({ context, folder, locale }), content });
}

function propsOf({
  context,
  folder,
  locale: { locale, path, pages },
}: {
  context: Loose;
  folder: string;
  locale: OutputLocale;
}): Loose {
  const routesPaths = pages.map(({ href }) => href);
  const base = String(context.baseUrl);
  return {
    ...context,
    outDir: join(folder, path),
    baseUrl: path === '' ? base : `${base}${path}/`,
    i18n: { ...(context.i18n as Loose), currentLocale: locale },
    routesPaths,
    routes: routesPaths.map((each) => ({ path: each, component: '', exact: true })),
    routesBuildMetadata: Object.fromEntries(
      pages.map(({ href, noIndex }) => [href, { noIndex: noIndex === true }]),
    ),
    plugins: [],
    head: {},
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
  };
}
