/** The page to which authorization servers redirect readers back, below the site's base URL. */
export const redirectPage = 'oauth2-redirect.html';

/** Type of the messages from that page, and name of the channel that carries them. */
export const redirectMessage = 'lectern:oauth2';
