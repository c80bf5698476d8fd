/** The page to which authorization servers redirect readers. Its path is relative to the site's base URL. */
export const redirectPage = 'oauth2-redirect.html';

/** The type of the redirect page's messages, and the name of the `BroadcastChannel`. */
export const redirectMessage = 'lectern:oauth2';
