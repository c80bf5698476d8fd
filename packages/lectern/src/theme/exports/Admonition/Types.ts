import type { ComponentType } from 'react';
import type { Props } from '../../article/Admonition.js';

/**
 * `@theme/Admonition/Types`: components for the types of admonitions that a site defines or replaces. The theme
 * renders the other types itself.
 */
const types: Readonly<Record<string, ComponentType<Props>>> = {};

export default types;
