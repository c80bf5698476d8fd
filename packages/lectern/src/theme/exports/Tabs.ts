export { Tabs as default } from '../article/Tabs.js';
