import { fileURLToPath } from 'node:url';
import type { GeneratedPage, SearchName, SidebarKey } from 'lectern/plugin';
import { editAddress } from 'lectern/plugin';
import type { ApiPage, DocumentLink, OpenapiPageProps } from '../model/api-page.js';
import { pageAnchors } from './anchors.js';
import { pageBreadcrumbs } from './breadcrumbs.js';
import { fieldNames } from './field-names.js';
import type { ApiDocument } from './page-files.js';
import { consoleFile, documentFile } from './page-files.js';
import type { PlacedPage } from './pages.js';
import { plainDescription } from './plain-description.js';
import { redirectFiles } from './redirect-files.js';

const article = modulePath('Article.tsx');
const sidebarTop = modulePath('SidebarTop.tsx');

/** The path relative to this file is the same in `src` and in `dist`. */
function modulePath(name: string): string {
  return fileURLToPath(new URL(`../../src/theme/${name}`, import.meta.url));
}

export function generatedPage({
  placed,
  document,
  sidebar,
  documents,
  baseUrl,
  editUrl,
  onBrokenLinks,
  redirectNote,
}: {
  placed: PlacedPage;
  document: ApiDocument;
  sidebar: SidebarKey;
  documents: readonly DocumentLink[];
  baseUrl: string;
  editUrl: string | undefined;
  onBrokenLinks: OpenapiPageProps['onBrokenLinks'];
  redirectNote: string;
}): GeneratedPage {
  const {
    route,
    page: { mock: _, ...api },
  } = placed;
  const { file } = document;
  const ofConsole = consoleFile(placed);
  const ofDocument = documentFile({ placed, document });
  const props: OpenapiPageProps = {
    api,
    consoleUrl: ofConsole && baseUrl + ofConsole.path,
    documentUrl: ofDocument && baseUrl + ofDocument.path,
    onBrokenLinks,
  };
  const isFirst = api.kind === 'single' || api.kind === 'overview';
  return {
    kind: 'generated',
    source: sidebar.source,
    route,
    // The name of the API is added, because pages of several APIs may have the same title, such as `Users`.
    title: isFirst ? api.title : `${api.title} – ${api.api.title}`,
    label: api.title,
    description: plainDescription(api),
    file,
    editUrl: editAddress({ base: editUrl, file }),
    component: article,
    props: { ...props },
    showTitle: false,
    showsCards: false,
    layout: 'wide',
    anchors: pageAnchors(api),
    ...pageBreadcrumbs(api),
    sidebar,
    sidebarTop: { component: sidebarTop, props: { documents } },
    rendersMarkdown: true,
    searchNames: [pageName(api), ...operationNames(api), ...schemaNames(api), ...fieldNames(api)],
    files: [
      ...[ofConsole, ofDocument].filter((published) => published !== undefined),
      ...(isFirst ? redirectFiles({ schemes: api.securitySchemes, note: redirectNote }) : []),
    ],
  };
}

function operationNames({ groups, kind }: Pick<ApiPage, 'groups' | 'kind'>): SearchName[] {
  return groups
    .flatMap(({ operations }) => operations)
    .flatMap(({ id, operationId, method, path, title }) =>
      // The title of an operation's own page is already a search name.
      [
        ...new Set([
          operationId,
          `${method.toUpperCase()} ${path}`,
          kind === 'operation' ? undefined : title,
        ]),
      ].flatMap((name) => (name === undefined ? [] : [{ name, id, label: 'Operation' }])),
    );
}

const labels: Partial<Record<ApiPage['kind'], string>> = { operation: 'Operation', schema: 'Schema' };

function pageName({ kind, title }: Pick<ApiPage, 'kind' | 'title'>): SearchName {
  return { name: title, label: labels[kind] };
}

function schemaNames({ kind, schemas }: Pick<ApiPage, 'kind' | 'schemas'>): SearchName[] {
  if (kind === 'schema') return [];
  return schemas.map(({ name, target }) => ({ name, id: target.anchor, label: 'Schema' }));
}
