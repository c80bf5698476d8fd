/**
 * Name of a window event that stops everything that listens to the microphone, because the reader wants that or
 * another listener starts. Its detail names the listener that starts, which ignores the event.
 */
export const STOP_LISTENING = 'site:stop-listening';
