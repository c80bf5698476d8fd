/* Runs before the first paint, to prevent flashes: applies the color mode and the closed announcement,
   and records early events. It is in every page, and parsing waits for it, so keep it small. Code for some
   pages is in `layout.ts`. */
import { keepEarlyEvents } from '../islands/early-events.js';
import { applySavedChoices } from '../shell/saved-choices.js';

document.documentElement.classList.add('js');
keepEarlyEvents();
applySavedChoices();
