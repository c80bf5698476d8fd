/** A placeholder for the host of a document that specifies no server. */
export const unknownHost = 'https://example.com';
