/*
 * Runs before the first paint, to prevent flashes: applies the color mode, hides a closed announcement, and records
 * early events. It is in every page, and parsing waits for it, so keep it small. Code that only some pages need is in
 * the other scripts of this folder.
 */
import { keepEarlyEvents } from '../islands/early-events.js';
import { applySavedChoices } from '../shell/saved-choices.js';

document.documentElement.classList.add('js');
keepEarlyEvents();
applySavedChoices();
