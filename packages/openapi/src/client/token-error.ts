/** The reason why no token was issued. It contains the authorization server's message, if there is one. */
export class TokenError extends Error {}
