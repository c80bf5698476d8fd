/** A placeholder host, for a document without servers. */
export const unknownHost = 'https://example.com';
