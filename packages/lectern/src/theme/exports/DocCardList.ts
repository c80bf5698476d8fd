export { DocCardList as default } from '../article/DocCardList.js';
