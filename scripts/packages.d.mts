export type ExportTarget = string | null | { readonly [condition: string]: ExportTarget };

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: ExportTarget;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

export interface WorkspacePackage {
  readonly dir: string;
  readonly name: string;
  readonly manifest: Manifest;
}

export interface PackedPackage {
  readonly name: string;
  readonly dir: string;
  readonly tarball: string;
  /** The size of the tarball in bytes. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly string[];
}

export function findPackages(options: { root: string }): WorkspacePackage[];
export function packPackages(options: {
  root: string;
  packages: readonly WorkspacePackage[];
  /** The absolute path of the folder for the tarballs. */
  into?: string;
}): PackedPackage[];
