/**
 * Name of a window event that stops everything that is listening to the microphone. It is dispatched when the reader stops
 * listening, or when a listener starts. If its `detail` names the listener that starts, that listener ignores the event.
 */
export const STOP_LISTENING = 'site:stop-listening';
