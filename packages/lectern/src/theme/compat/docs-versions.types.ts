export interface Version {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  mainDocId: string;
  /** Only the version's first page. Listing all documents would add them to every page with an island. */
  docs: readonly DocAddress[];
  sidebars: Readonly<Record<string, never>>;
}

export interface Instance {
  path: string;
  breadcrumbs: boolean;
  versions: readonly Version[];
}

export interface DocAddress {
  id: string;
  path: string;
  sidebar: string | undefined;
}
