export { CodeBlock as default } from '../article/CodeBlock.js';
