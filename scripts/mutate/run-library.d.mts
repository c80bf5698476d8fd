import type { Mutation } from './library.mjs';

/** `seenBy` is the title of the first test that failed, or undefined if none did. */
export type Seen<T extends Mutation> = T & { readonly seenBy: string | undefined };

export function runLibrary<T extends Mutation>(options: { root: string; mutations: readonly T[] }): Seen<T>[];
