export interface BundlerComplaint {
  reason: string;
  file: string | undefined;
  line: number | undefined;
  column: number | undefined;
}
