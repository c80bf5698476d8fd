interface Target {
  to?: string | undefined;
  href?: string | undefined;
}

/** Arguments for zod's `refine`. A link without a target would lead to the home page. */
export const hasTarget = [
  ({ to, href }: Target): boolean => to !== undefined || href !== undefined,
  { error: '`to` (a route of this site) or `href` (any other URL)' },
] as const;
