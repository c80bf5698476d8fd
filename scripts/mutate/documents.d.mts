import type { Mutation } from './library.mjs';

export const DOCUMENT_MUTATIONS: readonly Mutation[];
