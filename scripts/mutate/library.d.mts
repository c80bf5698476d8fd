export interface Mutation {
  readonly kind: string;
  /** Path relative to the folder that the list applies to. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const LIBRARY_MUTATIONS: readonly Mutation[];
export const SHORT_LIST: readonly Mutation[];
