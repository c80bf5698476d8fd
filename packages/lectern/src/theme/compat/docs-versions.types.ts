export interface Version {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  mainDocId: string;
  /** Contains only the version's first page, because a complete list would make pages much larger. */
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
