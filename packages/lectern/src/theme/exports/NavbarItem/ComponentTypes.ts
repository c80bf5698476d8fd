import type { ComponentType } from 'react';

/** Empty, because only a site's replacement adds custom navbar item types. */
const types: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {};

export default types;
