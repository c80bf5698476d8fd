export interface LockEntry {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export function installedPackages(options: {
  lock: { readonly packages: Readonly<Record<string, LockEntry>> };
  folder: string;
  /** Whether an optional package is installed on this machine. Default: yes. */
  isInstalled?: (folder: string) => boolean;
}): string[];
