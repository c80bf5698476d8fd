/*
 * This script blocks parsing on every page, so keep it small. Put code that only some pages need into the other scripts
 * in this folder.
 */
import { keepEarlyEvents } from '../islands/early-events.js';
import { applySavedChoices } from '../shell/saved-choices.js';

document.documentElement.classList.add('js');
keepEarlyEvents();
applySavedChoices();
