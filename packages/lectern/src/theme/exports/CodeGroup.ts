export { CodeGroup as default } from '../article/Tabs.js';
