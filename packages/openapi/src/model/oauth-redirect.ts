/** The page to which authorization servers redirect readers. Its path is relative to the site's base URL. */
export const redirectPage = 'oauth2-redirect.html';

/** The type of the messages from that page, and the name of their channel. */
export const redirectMessage = 'lectern:oauth2';
