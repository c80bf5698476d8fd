import type { Hit } from './query/rank.js';

/** What searches an index. Words of a query come understood: corrected, without stop words. */
export interface SearchBackend {
  /**
   * Finds the pages that have all of the words, other forms of them included.
   * @throws if a part of the index failed to load.
   */
  find(input: FindInput): Promise<BackendHit[]>;
}

export interface FindInput {
  words: string;
  /** The words must be side by side, in this order. */
  isPhrase: boolean;
  /** Labels of sources; pages of others are not looked for. */
  sources: readonly string[];
}

/** A page with what is shown of it, which is fetched when it is needed. */
export interface BackendHit extends Hit {
  load(): Promise<BackendPage>;
}

/** Excerpts are HTML whose only element is `<mark>`. */
export interface BackendPage {
  url: string;
  title: string;
  source: string;
  excerpt: string;
  /** Of the page itself, whose URL has no hash, and of its sections. */
  parts: { title: string; url: string; excerpt: string }[];
}
