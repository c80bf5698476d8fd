import type { Plugin } from 'lectern/plugin';

export type { Plugin };
