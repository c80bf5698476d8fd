/** As much of the Trusted Types API as is used here: TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** The name is in the content security policy, which allows no other. */
const policy = trustedTypes?.createPolicy('lectern', { createHTML: (html) => html });

/**
 * Vouches for HTML that the engine has made or fetched from its own site, wherever a browser would run what is in it. The
 * content security policy has browsers refuse plain strings there, so each such place is found by looking for callers.
 */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
