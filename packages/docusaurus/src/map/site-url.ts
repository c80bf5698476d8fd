/** Returns the site's URL without a final slash. Docusaurus accepts what a URL parser can repair, such as `https:/example.org`. */
export function siteUrl(written: string): string {
  return (URL.canParse(written) ? new URL(written).href : written).replace(/\/$/, '');
}
