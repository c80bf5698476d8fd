export { AnnouncementBar as default } from '../shell/AnnouncementBar.js';
