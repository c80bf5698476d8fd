/** The ids that titles name, each once, in their order. */
export declare function idsIn(titles: readonly string[]): string[];
/** A path of a report, relative to the root and with forward slashes, whatever system has written it. */
export declare function relativeFile({ root, file }: { root: string; file: string }): string;
/** A message of a failure as a page can show it: no colours, no call stack, no path of this machine. */
export declare function plainMessage({ root, message }: { root: string; message: string }): string;
