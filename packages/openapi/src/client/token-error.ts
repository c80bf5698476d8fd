/** Contains the authorization server's message, if there is one. */
export class TokenError extends Error {}
