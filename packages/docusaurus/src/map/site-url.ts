/** Like Docusaurus, accepts a URL that a parser can repair, such as `https:/example.org`. */
export function siteUrl(written: string): string {
  return (URL.canParse(written) ? new URL(written).href : written).replace(/\/$/, '');
}
