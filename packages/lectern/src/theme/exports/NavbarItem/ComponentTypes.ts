import type { ComponentType } from 'react';

/**
 * `@theme/NavbarItem/ComponentTypes`: components for the navbar item types that a site defines. The theme itself
 * renders the other types.
 */
const types: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {};

export default types;
