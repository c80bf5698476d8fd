export type VersionDocs = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, ListedDoc>>>>>
>;

export interface ListedDoc {
  id: string;
  title: string;
  description: string;
  sidebar: string | undefined;
}
