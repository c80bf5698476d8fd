export { NotFound as default } from '../pages/NotFound.js';
