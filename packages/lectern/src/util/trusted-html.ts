interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** The content security policy allows only this policy name. */
const policy = trustedTypes?.createPolicy('lectern', { createHTML: (html) => html });

/**
 * Marks HTML as trusted. Call this only for HTML that the engine generated, or that was fetched from the page's origin.
 * The content security policy rejects plain strings, so only calls of this function need a security review.
 */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
