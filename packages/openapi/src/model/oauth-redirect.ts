/** The page to which authorization servers redirect readers. Its path is relative to the site's base URL. */
export const redirectPage = 'oauth2-redirect.html';

/** The type of the messages that the redirect page sends, and the name of its `BroadcastChannel`. */
export const redirectMessage = 'lectern:oauth2';
