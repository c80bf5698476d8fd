export interface BuildFigures {
  readonly seconds: number;
  /** Bytes, or undefined if the system doesn't report them. */
  readonly memory: number | undefined;
}

export interface PageFigures {
  readonly bytes: {
    readonly html: number;
    readonly script: number;
    readonly style: number;
    readonly all: number;
  };
  readonly firstPaint: number | undefined;
  readonly largestPaint: number | undefined;
  readonly blocking: number | undefined;
  readonly shift: number;
  readonly navigation: number | undefined;
  readonly search: { readonly first: number | undefined; readonly next: number | undefined };
}

export interface ToolResult {
  readonly name: string;
  readonly label: string;
  readonly version: string | undefined;
  readonly cold?: BuildFigures;
  readonly edit?: BuildFigures;
  readonly size?: number;
  readonly page?: PageFigures;
  readonly error?: string;
}

export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly node: string;
  readonly load: number;
}

export declare function reportOf(options: {
  readonly count: number;
  readonly results: readonly ToolResult[];
  readonly machine: Machine;
}): string;
export declare function withResult(options: {
  readonly results: readonly ToolResult[];
  readonly result: ToolResult;
  readonly order: readonly string[];
}): ToolResult[];
export declare function ratioToFastest<Result extends { readonly name: string }>(options: {
  readonly results: readonly Result[];
  readonly own: string;
  readonly value: (result: Result) => number | undefined;
}): number | undefined;
export declare function estimateMinutes(options: {
  readonly tools: readonly { readonly seconds: number }[];
  readonly count: number;
}): number;
