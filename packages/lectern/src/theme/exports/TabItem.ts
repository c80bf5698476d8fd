export { TabItem as default } from '../article/Tabs.js';
