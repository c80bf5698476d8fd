/** An error message from the bundler, without its code frame. */
export interface BundlerComplaint {
  reason: string;
  file: string | undefined;
  line: number | undefined;
  column: number | undefined;
}
