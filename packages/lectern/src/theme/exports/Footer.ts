export { Footer as default } from '../shell/Footer.js';
