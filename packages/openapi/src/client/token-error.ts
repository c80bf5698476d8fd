/** Why there is no token: the authorization server's own message, if it sent one. */
export class TokenError extends Error {}
