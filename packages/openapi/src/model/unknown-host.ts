export const unknownHost = 'https://example.com';
