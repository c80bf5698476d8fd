/** `@theme/Admonition/Types`: the component of each type of admonition. A site can add types and replace components. */
export { calloutComponents as default } from '../../article/callout-components.js';
