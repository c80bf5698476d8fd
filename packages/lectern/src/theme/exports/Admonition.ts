export { Admonition as default } from '../article/Admonition.js';
