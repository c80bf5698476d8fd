import { AnnouncementBar } from '../shell/AnnouncementBar.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(AnnouncementBar);
