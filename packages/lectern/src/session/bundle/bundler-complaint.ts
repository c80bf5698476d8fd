/** An error message of the bundler, without its code frame. */
export interface BundlerComplaint {
  reason: string;
  file: string | undefined;
  line: number | undefined;
  column: number | undefined;
}
