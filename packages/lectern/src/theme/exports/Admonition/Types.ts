/** `@theme/Admonition/Types`: the component for each admonition type. A site can add types and replace components. */
export { calloutComponents as default } from '../../article/callout-components.js';
