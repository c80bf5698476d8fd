/** `@theme/Admonition/Types`: the components of the types of admonitions, which a site can extend and replace. */
export { calloutComponents as default } from '../../article/callout-components.js';
