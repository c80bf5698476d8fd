import type { ComponentType } from 'react';

/**
 * `@theme/NavbarItem/ComponentTypes`: components for the site's custom navbar item types. The theme renders the other
 * types.
 */
const types: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {};

export default types;
