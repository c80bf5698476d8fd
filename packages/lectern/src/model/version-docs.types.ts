/** Documents by docs instance, version, and ID. */
export type VersionDocs = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, ListedDoc>>>>>
>;

/** A document, as Docusaurus's React hooks list it. */
export interface ListedDoc {
  id: string;
  title: string;
  description: string;
  sidebar: string | undefined;
}
