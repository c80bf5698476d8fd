export { Breadcrumbs as default } from '../shell/Breadcrumbs.js';
