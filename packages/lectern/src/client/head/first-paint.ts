/*
 * Runs before the first paint: applies the color mode, hides a closed announcement, and records early events. It is in
 * every page and blocks parsing, so keep it small. Code that only some pages need is in the other scripts in this
 * folder.
 */
import { keepEarlyEvents } from '../islands/early-events.js';
import { applySavedChoices } from '../shell/saved-choices.js';

document.documentElement.classList.add('js');
keepEarlyEvents();
applySavedChoices();
