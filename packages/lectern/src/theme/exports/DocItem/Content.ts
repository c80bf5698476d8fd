export { ArticleContent as default } from '../../shell/ArticleContent.js';
