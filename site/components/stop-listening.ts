/**
 * The name of a window event that stops everything that is listening to the microphone. It is dispatched for the "stop"
 * command, and when something starts to listen. A sender can put its name into `detail`, to recognize and ignore its
 * own event.
 */
export const STOP_LISTENING = 'site:stop-listening';
