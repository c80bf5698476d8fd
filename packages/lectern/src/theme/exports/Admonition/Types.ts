export { calloutComponents as default } from '../../article/callout-components.js';
